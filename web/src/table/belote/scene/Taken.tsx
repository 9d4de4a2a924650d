// The tricks that a player has taken: a small heap of backs with their number.

import cardsStyles from "../../../cards/cards.module.css";
import { Face } from "../../../cards/Face.tsx";
import type { BeloteView, Entry, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { taken } from "../../contract/moment.ts";
import { useWho } from "../../contract/person.ts";
import takenStyles from "../../pieces/taken.module.css";
import plateStyles from "./plate.module.css";

interface Props {
  view: BeloteView;
  entry: Entry | null;
  seat: Seat;
  name: string;
}

export function Taken({ view, entry, seat, name }: Props) {
  const number = taken(view, entry, seat);
  const who = useWho(view)(seat);
  return (
    <div class={plateStyles.heap} data-spot={`taken-${seat}`} role="img" aria-label={t("taken", { who, name, number })}>
      <span
        class={
          number > 0
            ? `${takenStyles.won} ${plateStyles.won}`
            : `${takenStyles.won} ${plateStyles.won} ${plateStyles.none}`
        }
        data-part="won"
      >
        <span class={cardsStyles.card}>
          <Face card="??" />
        </span>
        <span class={cardsStyles.card}>
          <Face card="??" />
        </span>
      </span>
      <span class={plateStyles.tricks}>{number > 0 ? number : ""}</span>
    </div>
  );
}
