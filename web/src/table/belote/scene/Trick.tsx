// The middle of the table: the cards cut for the deal, the pack and turn-up during the bidding, then the trick with
// each card in front of its player.

import cardsStyles from "../../../cards/cards.module.css";
import { Face } from "../../../cards/Face.tsx";
import { cardName } from "../../../cards/words.ts";
import { lookUp } from "../../../engine/lookUp.ts";
import type { BeloteView, Entry, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { lies } from "../../contract/moment.ts";
import piecesStyles from "../../pieces/pieces.module.css";
import { Trick as Cards } from "../../pieces/Trick.tsx";
import { bidding } from "../turn/moment.ts";
import { others } from "../turn/places.ts";
import middleStyles from "./middle.module.css";

interface Props {
  view: BeloteView;
  entry: Entry | null;
  names: Record<Seat, string>;
  fourColour: boolean;
}

export function Trick({ view, entry, names, fourColour }: Props) {
  const places = Object.fromEntries(others(view).map(({ seat, place }) => [seat, place]));
  const winner = lies(view, entry) ? view.tricks.at(-1)?.winner : undefined;
  return (
    <Cards
      view={view}
      entry={entry}
      names={names}
      fourColour={fourColour}
      place={(seat) => lookUp(places, seat) ?? "me"}
      winner={winner}
      bare={bidding(view) && <Pack view={view} fourColour={fourColour} />}
    />
  );
}

/** The pack and the turn-up. */
function Pack({ view, fourColour }: { view: BeloteView; fourColour: boolean }) {
  const { stock, turned, taken } = view;
  const up = turned !== null && !taken;
  return (
    <div class={middleStyles.talon}>
      <div
        class={`${piecesStyles.pile} ${cardsStyles.card}`}
        data-spot="stock"
        data-empty={stock === 0 && view.deal > 0}
      >
        {Array.from({ length: stock > 0 || view.deal === 0 ? 3 : 0 }, (_, i) => (
          <span key={i} class={`${cardsStyles.card} ${piecesStyles.layer}`} style={{ "--i": String(i) }}>
            <Face card="??" />
          </span>
        ))}
      </div>
      <div
        class={`${cardsStyles.card} ${piecesStyles.turnup} ${middleStyles.turnup}`}
        data-spot="turned"
        data-empty={!up}
        role="img"
        aria-label={up ? t("belote-turned", { card: cardName(turned) }) : undefined}
        aria-hidden={!up}
      >
        {up && <Face card={turned} fourColour={fourColour} />}
      </div>
    </div>
  );
}

/** The cards that are known and not in play with three players (B28). */
export function Out({ view, fourColour }: { view: BeloteView; fourColour: boolean }) {
  const cards = [view.turned, view.bottom].filter((card) => card !== null);
  if (bidding(view) || view.taken || cards.length < 2) return null;
  return (
    <section class={middleStyles.out} data-part="out" aria-label={t("belote-out")}>
      {cards.map((card) => (
        <span key={card} class={cardsStyles.card} role="img" aria-label={cardName(card)}>
          <Face card={card} fourColour={fourColour} />
        </span>
      ))}
      <p>{t("belote-out")}</p>
    </section>
  );
}
