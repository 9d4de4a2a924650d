// Both scores in brass counters on a walnut board, as many sockets as points win the game. Points past these have no
// counter: the sum then stands beside the name.
import type { EcarteView, Entry, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { useWho } from "../../contract/person.ts";
import { marked, opposite } from "../turn/moment.ts";

interface Props {
  view: EcarteView;
  entry: Entry | null;
  names: Record<Seat, string>;
}

export function Score({ view, entry, names }: Props) {
  const who = useWho(view);
  return (
    <section class={`score${view.target > 5 ? " long" : ""}`} aria-label={t("score")}>
      {[opposite(view), view.seat].map((seat) => {
        const score = marked(view, entry, seat);
        const name = names[seat] ?? seat;
        return (
          <div key={seat} class="side">
            <p class="side-name" aria-hidden="true">
              <span>{name}</span>
              {score > view.target && <b>{score}</b>}
            </p>
            <p class="unseen">
              {t(score > view.target ? "score-past" : "score-of", { who: who(seat), name, score, target: view.target })}
            </p>
            <div class="counters" aria-hidden="true" data-counters={seat}>
              {Array.from({ length: view.target }, (_, i) => (
                <i key={i} class={i < score ? "counter on" : "counter"} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
