// The score as counters on a board, with as many sockets as points win the game. A higher score is written beside the
// name, and so is every score of a long game.
import { lookUp } from "../../engine/lookUp.ts";
import { other } from "../../engine/seats.ts";
import type { Seat, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import unseenStyles from "../../kit/unseen.module.css";
import { useWho } from "../contract/context.ts";
import scoreStyles from "./score.module.css";

const SOCKETS = 10; // at most

interface Props {
  view: View;
  names: Record<Seat, string>;
  marked(seat: Seat): number; // the points marked so far
  small?: boolean; // one below the other, with little room
}

export function Score({ view, names, marked, small = false }: Props) {
  const who = useWho(view);
  const sockets = view.target <= SOCKETS ? view.target : 0;
  return (
    <section
      class={`${scoreStyles.score}${view.target > 5 ? ` ${scoreStyles.long}` : ""}${small ? ` ${scoreStyles.small}` : ""}`}
      aria-label={t("score")}
    >
      {[other(view.seat), view.seat].map((seat) => {
        const score = marked(seat);
        const name = lookUp(names, seat) ?? seat;
        return (
          <div key={seat} class={scoreStyles.side}>
            <p class={scoreStyles.sideName} aria-hidden="true">
              <span>{name}</span>
              {(sockets === 0 || score > sockets) && <b>{score}</b>}
            </p>
            <p class={unseenStyles.unseen}>
              {t(score > view.target ? "score-past" : "score-of", { who: who(seat), name, score, target: view.target })}
            </p>
            <div class={scoreStyles.counters} aria-hidden="true" data-counters={seat}>
              {Array.from({ length: sockets }, (_, i) => (
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
