// After a deal, or a game: who took what, what was scored and why. A slip of paper on the cloth.
import type { EcarteView, Seat } from "../../engine/types.ts";
import { t } from "../../i18n/index.ts";
import type { ResultProps } from "../layout.ts";
import { opposite } from "./moment.ts";

export function Result({ view, names, resigned, beat }: ResultProps<EcarteView>) {
  const me = view.seat;
  const them = opposite(view);
  const words = (seat: Seat) => ({ who: seat === me ? "you" : "other", name: names[seat] ?? seat });
  const count = { mine: view.score[me] ?? 0, theirs: view.score[them] ?? 0, ...words(them) };
  const over = view.phase === "over" && view.winner;
  const tricks = view.scored.findLast(({ why }) => why !== "king" && why !== "turned-king");
  const title = over
    ? t(resigned ? "result-resigned" : "result-game", words(view.winner ?? me))
    : t("result-deal", words(tricks?.seat ?? me));
  return (
    <section class="result" aria-labelledby="result-title">
      <h2 id="result-title">{title}</h2>
      {view.tricks.length > 0 && (
        <p class="tricks">
          {t("result-tricks", { ...words(them), mine: view.won[me] ?? 0, theirs: view.won[them] ?? 0 })}
        </p>
      )}
      <ul>
        {view.scored.map(({ seat, points, why }) => (
          <li key={`${seat}${why}`}>
            <span class="points">{t("result-points", { points })}</span>
            <span>{t(`result-${why}`, { ...words(seat), loser: names[seat === me ? them : me] ?? "" })}</span>
          </li>
        ))}
      </ul>
      <p class="standing">{t("result-score", count)}</p>
      {view.gamePoints !== null && over && <p class="worth">{t("result-worth", { points: view.gamePoints })}</p>}
      {over && beat && <p class="beat">{beat}</p>}
    </section>
  );
}
