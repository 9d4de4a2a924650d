// The tricks that a player has taken: a small heap of backs with their number.

import type { BeloteView, Entry, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { useWho } from "../../contract/context.ts";
import { taken } from "../../contract/moment.ts";
import { Won } from "../../pieces/Taken.tsx";
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
      <Won look={number > 0 ? plateStyles.won : `${plateStyles.won} ${plateStyles.none}`} />
      <span class={plateStyles.tricks}>{number > 0 ? number : ""}</span>
    </div>
  );
}
