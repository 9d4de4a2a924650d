// The middle of the table: the cards cut for the deal, the pack and turn-up during the bidding, then the trick with
// each card in front of its player.

import { cardName } from "../../../cards/cardNames.ts";
import { CardPicture } from "../../../cards/Face.tsx";
import { lookUp } from "../../../engine/lookUp.ts";
import type { BeloteView, Entry, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { lies } from "../../contract/moment.ts";
import { Stock, TurnUp } from "../../pieces/Pack.tsx";
import { Trick as Cards } from "../../pieces/Trick.tsx";
import { bidding } from "../turn/moment.ts";
import { others } from "../turn/places.ts";
import middleStyles from "./middle.module.css";

export function Trick({ view, entry, names }: { view: BeloteView; entry: Entry | null; names: Record<Seat, string> }) {
  const places = Object.fromEntries(others(view).map(({ seat, place }) => [seat, place]));
  const winner = lies(view, entry) ? view.tricks.at(-1)?.winner : undefined;
  return (
    <Cards
      view={view}
      entry={entry}
      names={names}
      place={(seat) => lookUp(places, seat) ?? "me"}
      winner={winner}
      bare={bidding(view) && !view.rules.options.face_up && <Pack view={view} />}
    />
  );
}

/** The pack and the turn-up. */
function Pack({ view }: { view: BeloteView }) {
  const { stock, turned, taken } = view;
  return (
    <div class={middleStyles.talon}>
      <Stock view={view} layers={stock > 0 || view.deal === 0 ? 3 : 0} />
      <TurnUp
        card={taken ? null : turned}
        label={(card) => t("belote-turned", { card: cardName(card) })}
        class={middleStyles.turnup}
      />
    </div>
  );
}

/** The cards that are known and not in play with fewer than four players (B28, B31). */
export function Out({ view }: { view: BeloteView }) {
  if (view.rules.options.face_up) return null;
  const cards = [view.turned, view.bottom].filter((card) => card !== null);
  if (bidding(view) || view.taken || cards.length < 2) return null;
  return (
    <section
      class={view.seats.length > 2 ? middleStyles.out : `${middleStyles.out} ${middleStyles.aside}`}
      data-part="out"
      aria-label={t("belote-out")}
    >
      {cards.map((card) => (
        <CardPicture key={card} card={card} role="img" aria-label={cardName(card)} />
      ))}
      <p>{t("belote-out")}</p>
    </section>
  );
}
