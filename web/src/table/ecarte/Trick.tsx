// The middle of the table: the trick, or the two cards cut for deal.
import { Face } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import { cardName } from "../../cards/words.ts";
import type { EcarteView, Entry, Seat } from "../../engine/types.ts";
import { t } from "../../i18n/index.ts";
import { type Laid, laid } from "../moment.ts";
import { useWho } from "../person.ts";

interface Props {
  view: EcarteView;
  entry: Entry | null;
  names: Record<Seat, string>;
  fourColour: boolean;
}

export function Trick({ view, entry, names, fourColour }: Props) {
  const who = useWho(view);
  const cut: Laid[] =
    entry?.do === "cut" ? Object.entries(entry.cut ?? {}).map(([seat, card]) => ({ seat, card })) : [];
  const cards = cut.length > 0 ? cut : laid(view, entry);
  return (
    <section class={`trick${cut.length > 0 ? " cut" : ""}`} aria-label={t("trick")}>
      {view.trump && (
        <div class="emblem" aria-hidden="true">
          <Suit suit={view.trump} />
        </div>
      )}
      {cards.map(({ seat, card }) => (
        <div
          key={card}
          class={`card thrown ${seat === view.seat ? "mine" : "theirs"}`}
          data-thrown={card}
          data-seat={seat}
          role="img"
          aria-label={t("thrown", {
            who: who(seat),
            name: names[seat] ?? seat,
            card: cardName(card),
          })}
        >
          <Face card={card} fourColour={fourColour} />
        </div>
      ))}
    </section>
  );
}
