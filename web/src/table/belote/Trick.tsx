// The middle of the table: the pack and the turn-up while it is bid for, then the trick, each card before who
// played it; first of all, what was drawn for the deal.
import { Face } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import { cardName } from "../../cards/words.ts";
import type { BeloteView, Entry, Seat } from "../../engine/types.ts";
import { t } from "../../i18n/index.ts";
import { type Laid, laid, lies } from "../moment.ts";
import { useWho } from "../person.ts";
import { bidding } from "./moment.ts";
import { others } from "./places.ts";

interface Props {
  view: BeloteView;
  entry: Entry | null;
  names: Record<Seat, string>;
  fourColour: boolean;
}

export function Trick({ view, entry, names, fourColour }: Props) {
  const who = useWho(view);
  const cut: Laid[] =
    entry?.do === "cut" ? Object.entries(entry.cut ?? {}).map(([seat, card]) => ({ seat, card })) : [];
  const cards = cut.length > 0 ? cut : laid(view, entry);
  const places = Object.fromEntries(others(view).map(({ seat, place }) => [seat, place]));
  const winner = lies(view, entry) ? view.tricks.at(-1)?.winner : undefined;
  return (
    <section class="trick" aria-label={t("trick")}>
      {view.trump && (
        <div class="emblem" aria-hidden="true">
          <Suit suit={view.trump} />
        </div>
      )}
      {cards.length === 0 && bidding(view) && <Pack view={view} fourColour={fourColour} />}
      {cards.map(({ seat, card }) => (
        <div
          key={card}
          class={`card thrown at-${places[seat] ?? "me"}${seat === winner ? " winner" : ""}`}
          data-thrown={card}
          data-seat={seat}
          role="img"
          aria-label={t("thrown", { who: who(seat), name: names[seat] ?? seat, card: cardName(card) })}
        >
          <Face card={card} fourColour={fourColour} />
        </div>
      ))}
    </section>
  );
}

/** The pack with the turn-up beside it. */
function Pack({ view, fourColour }: { view: BeloteView; fourColour: boolean }) {
  const { stock, turned, taken } = view;
  const up = turned !== null && !taken;
  return (
    <div class="talon">
      <div class="pile card" data-spot="stock" data-empty={stock === 0 && view.deal > 0}>
        {Array.from({ length: stock > 0 || view.deal === 0 ? 3 : 0 }, (_, i) => (
          <span key={i} class="card layer" style={{ "--i": String(i) }}>
            <Face card="??" />
          </span>
        ))}
      </div>
      <div
        class="card turnup"
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

/** Of three players' cards those that are known and not played (B28). */
export function Out({ view, fourColour }: { view: BeloteView; fourColour: boolean }) {
  const cards = [view.turned, view.bottom].filter((card) => card !== null);
  if (bidding(view) || view.taken || cards.length < 2) return null;
  return (
    <section class="out" aria-label={t("belote-out")}>
      {cards.map((card) => (
        <span key={card} class="card" role="img" aria-label={cardName(card)}>
          <Face card={card} fourColour={fourColour} />
        </span>
      ))}
      <p>{t("belote-out")}</p>
    </section>
  );
}
