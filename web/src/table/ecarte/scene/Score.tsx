// Both scores in brass counters on a walnut board, as many sockets as points win the game. Points past these have no
// counter: the sum then stands beside the name.
import type { EcarteView, Entry, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import unseenStyles from "../../../kit/unseen.module.css";
import { useWho } from "../../contract/person.ts";
import scoreStyles from "../../pieces/score.module.css";
import { marked, opposite } from "../turn/moment.ts";

interface Props {
  view: EcarteView;
  entry: Entry | null;
  names: Record<Seat, string>;
}

export function Score({ view, entry, names }: Props) {
  const who = useWho(view);
  return (
    <section class={`${scoreStyles.score}${view.target > 5 ? ` ${scoreStyles.long}` : ""}`} aria-label={t("score")}>
      {[opposite(view), view.seat].map((seat) => {
        const score = marked(view, entry, seat);
        const name = names[seat] ?? seat;
        return (
          <div key={seat} class={scoreStyles.side}>
            <p class={scoreStyles.sideName} aria-hidden="true">
              <span>{name}</span>
              {score > view.target && <b>{score}</b>}
            </p>
            <p class={unseenStyles.unseen}>
              {t(score > view.target ? "score-past" : "score-of", { who: who(seat), name, score, target: view.target })}
            </p>
            <div class={scoreStyles.counters} aria-hidden="true" data-counters={seat}>
              {Array.from({ length: view.target }, (_, i) => (
                <i
                  key={i}
                  class={i < score ? `${scoreStyles.counter} ${scoreStyles.on}` : scoreStyles.counter}
                  data-on={i < score ? true : undefined}
                />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
