// Both scores in brass counters on a walnut board, as many sockets as points win the game.
import type { EcarteView, Entry, Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { useWho } from "../person.ts";
import { marked, opposite } from "./moment.ts";

interface Props {
  view: EcarteView;
  entry: Entry | null;
  names: Record<Seat, string>;
}

const ROW = 5; // counters

export function Score({ view, entry, names }: Props) {
  const who = useWho(view);
  return (
    <section class={`score${view.target > 5 ? " long" : ""}`} aria-label={t("score")}>
      {[opposite(view), view.seat].map((seat) => {
        const score = marked(view, entry, seat);
        const name = names[seat] ?? seat;
        const counters = Math.max(view.target, score);
        const row = Math.max(ROW, Math.ceil(counters / Math.ceil(view.target / ROW)));
        return (
          <div key={seat} class="side">
            <p class="side-name" aria-hidden="true">
              {name}
            </p>
            <p class="unseen">{t("score-of", { who: who(seat), name, score, target: view.target })}</p>
            <div class="counters" aria-hidden="true" data-counters={seat} style={{ "--spaces": row - 1 }}>
              {Array.from({ length: counters }, (_, i) => (
                <i key={i} class={i < score ? "counter on" : "counter"} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
