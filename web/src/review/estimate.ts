// The figures behind a hint, in a few sentences.
import type { Estimate, Worth } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import { choiceWords, percent, places, reasonWords } from "./words.ts";

const OTHERS = 2; // that are worth a word
const LEAST = 0.005;

/** "Play at once: you win the deal 66 % of the time. Propose: 0.12 points less. …" */
export function estimateWords({ choices, best, exact, worlds, reasons = [] }: Estimate): string {
  const first = choices.find(({ event }) => event === best);
  if (!first) return "";
  const move = choiceWords(best);
  const won =
    first.wins === undefined
      ? t("estimate-best", { move, game: percent(first.game) })
      : t("estimate-wins", { move, deal: percent(first.wins) });
  const others = choices
    .filter((each) => each !== first)
    .sort((a, b) => b.game - a.game)
    .slice(0, OTHERS)
    .map((each) => less(first, each));
  const how = exact
    ? t("estimate-exact")
    : t("estimate-sampled", { worlds, game: percent(first.game, 1), error: percent(first.error, 1) });
  const why = reasons.filter(({ code }) => code !== "points"); // the others tell of points
  return [won, ...reasonWords(why, "review"), ...others, how].join(" ");
}

/** What another choice is worth less: in points or, where these do not tell, in games. */
function less(best: Worth, other: Worth): string {
  const move = choiceWords(other.event);
  const points = best.points - other.points;
  const games = best.game - other.game;
  if (points >= LEAST) return t("estimate-less", { move, points: places(points) });
  return games >= LEAST ? t("estimate-less-games", { move, games: percent(games, 1) }) : t("estimate-same", { move });
}
