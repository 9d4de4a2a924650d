// The tricks somebody has taken: a small heap of backs, and how many there are.
import { Face } from "../../../cards/Face.tsx";
import type { BeloteView, Entry, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { useWho } from "../../contract/person.ts";
import { taken } from "../turn/moment.ts";

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
    <div class="heap" data-spot={`taken-${seat}`} role="img" aria-label={t("taken", { who, name, number })}>
      <span class={number > 0 ? "won" : "won none"}>
        <span class="card">
          <Face card="??" />
        </span>
        <span class="card">
          <Face card="??" />
        </span>
      </span>
      <span class="tricks">{number > 0 ? number : ""}</span>
    </div>
  );
}
