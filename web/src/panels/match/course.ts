// Matches: how one begins, the game that comes next, how one stands. What follows from what is the engine's to say;
// the page keeps the games and hands their records over.
import type { Controller } from "../../control/controller.ts";
import { ask } from "../../engine/client.ts";
import type { Bet, Match, MatchBegin } from "../../engine/types/match.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { type Choice, freshSeed } from "../../game/choice.ts";
import { computerName, persons } from "../../game/people.ts";
import type { Sealed } from "../../game/sealed.ts";
import { bettor, onlooker, shared } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { isPlayer } from "../../i18n/nameless.ts";
import { closePanels, openPanel } from "../../state/history.ts";
import type { Notice } from "../../state/state.ts";
import { listGames } from "../../store/games.ts";
import { records } from "../../store/library.ts";
import { betWords, drewWords, tableNames } from "./words.ts";

/** As a tag that holds several names has them. */
const joined = (name: string): string => name.replace(/[\s:]+/g, "-");

/** Who plays, in the order of the request `match`. */
function party(choice: Choice): { people: MatchBegin["people"]; spectators: string[] } {
  const { game, match, player, looksOn } = choice;
  const you = { name: t("you-in-record"), player: null };
  const here = Object.values(persons(choice)).map((name) => ({ name: joined(name), player: null }));
  const first = { name: computerName(game, "N", player), player };
  const second = { name: t("opponent-second"), player };
  if (here.length > 0) return { people: here, spectators: [] };
  if (match === "pool") return { people: [you, first, second], spectators: [] }; // all three take turns
  if (looksOn) return { people: [first, second], spectators: [you.name] };
  return { people: [you, first], spectators: [] };
}

/** Begin a match as it was asked for. Gives the problem when that makes no sense. */
export async function beginMatch(controller: Controller, choice: Choice, sealed?: Sealed): Promise<Problem | null> {
  const { game, preset, options, dealer, match: kind, stake, purse, gallery } = choice;
  const { seed, cut } = sealed ?? { seed: freshSeed(), cut: "" };
  const id = freshSeed().slice(0, 16);
  const chips = stake > 0 || gallery !== "" ? purse : null;
  const begin: MatchBegin = {
    kind: kind || "rubber-1",
    id,
    game,
    preset,
    options,
    ...party(choice),
    dealer,
    stake,
    purse: chips,
    gallery: gallery || null,
    seed,
  };
  const { match, problems } = await ask({ do: "match", records: [], begin });
  if (!match) return problems?.[0] ?? { code: "E-unknown", rule: null, data: {} };
  return follow(controller, match, { seed, cut });
}

/** How the match of a game stands, from all its games on this device. */
export async function standing(controller: Controller, id: string): Promise<Match | null> {
  const ids = (await listGames()).filter(({ summary }) => summary.match?.id === id).map((game) => game.id);
  const texts: string[] = [];
  for await (const some of records(ids)) texts.push(...some.map(({ record }) => record));
  if (texts.length === 0) return null;
  const { match = null, problems } = await ask({ do: "match", records: texts });
  if (problems?.[0]) controller.refuse(problems[0]);
  if (controller.state.game?.summary.match?.id === id) controller.set({ match });
  return match;
}

/** The next game of a match. Gives the problem when it cannot be had so. */
export async function nextGame(controller: Controller, id: string, sealed?: Sealed): Promise<Problem | null> {
  const match = await standing(controller, id);
  if (!match?.next) return match?.stopped ?? null;
  return follow(controller, match, sealed ?? { seed: freshSeed(), cut: "" });
}

/** Deal the game that comes next, when whoever looks on has bet. */
async function follow(controller: Controller, match: Match, sealed: Sealed): Promise<Problem | null> {
  if (bettor(match)) {
    controller.set({ match, betting: { match, ...sealed } });
    openPanel("bet");
    controller.set({ panel: "bet" });
    return null;
  }
  return dealGame(controller, match, sealed, []);
}

/** The spectator has bet, or not. */
export async function bet(controller: Controller, wish: Bet | null): Promise<Problem | null> {
  const { betting } = controller.state;
  if (!betting) return null;
  return dealGame(controller, betting.match, betting, wish ? [wish] : []);
}

const today = (): string => {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
};

async function dealGame(
  controller: Controller,
  match: Match,
  { seed, cut }: Sealed,
  wishes: Bet[],
): Promise<Problem | null> {
  const { next, people } = match;
  if (!next) return null;
  // Whoever is of flesh and blood plays at this device.
  const seated = people.filter(({ seat, player }) => seat && !player);
  const here = people.filter(({ role, player }) => role === "player" && !player).length;
  const you = seated.find(({ name }) => isPlayer(name))?.seat ?? "";
  const seat: Seat = here > 1 ? (seated[0]?.seat ?? "S") : you;
  const answer = await ask({
    ...next,
    do: "new",
    seed,
    cut,
    seat,
    tags: { ...next.tags, Date: today() },
    wishes,
  });
  const named = Object.fromEntries(seated.map(({ name, seat }) => [seat ?? "", name]));
  const more = here > 1 ? { people: named, seat } : { seat, watches: seat === "" };
  const problem = await controller.dealing.begin(answer, next.players, "played", () => toTable(controller), more);
  if (problem) return problem;
  controller.set({ betting: null });
  await backing(controller);
  const { game } = controller.state;
  const tags = game?.summary.match;
  if (game && tags && tags.draw.length > 0 && !bettor(match))
    tell(controller, { key: "match-drew", words: { listed: drewWords(tags) } });
  else if (game && tags && tags.bets.length > 0)
    tell(controller, { key: "match-bets-told", words: { listed: betWords(tags, tableNames(game, !shared(game))) } });
  if (match.gallery || here < people.filter(({ role }) => role === "player").length)
    void standing(controller, match.id);
  return null;
}

const READING_MS = 8000;

/** Say what stands on the strip or the sheet of the match as well: it goes by itself, for it lies over the table. */
function tell(controller: Controller, notice: Notice): void {
  controller.say(notice);
  setTimeout(() => {
    if (controller.state.notice === notice) controller.say(null);
  }, READING_MS);
}

async function toTable(controller: Controller): Promise<void> {
  await closePanels(true);
  await controller.route();
}

/** Whoever backs a player sees that player's cards (E32). */
async function backing(controller: Controller): Promise<void> {
  const { game } = controller.state;
  const name = game ? onlooker(game) : "";
  const mine = game?.watches ? game.summary.match?.bets.find((one) => one.name === name) : undefined;
  if (mine) await controller.looking.lookFrom(mine.seat);
}
