// Requests for a new game, and the changes that an answer makes to a game.
import type { Answer } from "../engine/types/answer.ts";
import type { Request } from "../engine/types/request.ts";
import type { Problem } from "../engine/types/view.ts";
import { noun } from "../i18n/index.ts";
import { isName } from "../i18n/nameless.ts";
import { shownName } from "../i18n/shown.ts";
import type { Game } from "../store/games.ts";
import { type Choice, freshSeed } from "./choice.ts";
import { computers, localPlayers, playerTags } from "./people.ts";
import type { Sealed } from "./sealed.ts";

/** Return the name of the sender of a challenge. */
export const sender = (name: string): string => (isName(name) ? shownName(name) : noun("challenge-somebody"));

/** Return why the engine has refused. */
export const refusalOf = ({ problems }: Answer): Problem =>
  problems?.[0] ?? { code: "E-unknown", rule: null, data: {} };

/** Return the request for a new game. */
export function newGame(choice: Choice, { seed, cut }: Sealed = { seed: freshSeed(), cut: "" }): Request {
  const { game, preset, options, dealer } = choice;
  const players = computers(choice, "S");
  const tags = playerTags(game, "S", players, localPlayers(choice));
  return { do: "new", game, preset, options, seed, dealer, tags, players, seat: "S", cut };
}

/** Return the changes that an answer makes to a game. */
export function taken(
  answer: Answer,
  game: Game,
): Pick<Game, "record" | "view" | "log" | "summary" | "revision" | "changed" | "key" | "side"> {
  const { record = game.record, view = game.view, log = game.log, summary = game.summary } = answer;
  const side = answer.friend ?? game.side;
  const changed = Date.now();
  return { record, view, log, summary, revision: game.revision + 1, changed, key: "", ...(side && { side }) };
}
