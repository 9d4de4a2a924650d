// The request for a new game, and what an answer makes of a game.
import type { Answer, Request } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import { isName } from "../i18n/nameless.ts";
import { type Choice, freshSeed } from "../newgame/choice.ts";
import type { Game } from "../store/games.ts";

/** The name of whoever sends a challenge. */
export const sender = (name: string): string => (isName(name) ? name : t("challenge-somebody"));

/** Who plays and when, as a record has it. */
export function whoAndWhen(player: string): Record<string, string> {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, "0");
  return {
    Date: `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`,
    South: t("you-in-record"),
    North: t("opponent-in-record", { name: t(`opponent-${player}`), player }),
  };
}

/** Ask for a new game by these rules, as it is kept in its record. */
export function newGame({ preset, options, player, dealer }: Choice): Request {
  return {
    do: "new",
    game: "ecarte",
    preset,
    options,
    seed: freshSeed(),
    dealer,
    tags: whoAndWhen(player),
    players: { N: player },
    seat: "S",
  };
}

/** What an answer changes in a game. */
export function taken(
  answer: Answer,
  game: Game,
): Pick<Game, "record" | "view" | "log" | "summary" | "revision" | "changed" | "key"> {
  const { record = game.record, view = game.view, log = game.log, summary = game.summary } = answer;
  return { record, view, log, summary, revision: game.revision + 1, changed: Date.now(), key: "" };
}
