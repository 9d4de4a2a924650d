// Matches: the first game, the next one, the standing. The engine computes it from the records of the games.
import { day } from "../../browser/download.ts";
import { openDealt } from "../../control/dealing.ts";
import { next } from "../../control/loop.ts";
import { session } from "../../control/session.ts";
import { store } from "../../control/store.ts";
import { ask } from "../../engine/client.ts";
import type { Bet, Match, MatchBegin } from "../../engine/types/match.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { refusalOf } from "../../game/answers.ts";
import { type Choice, freshSeed } from "../../game/choice.ts";
import { computerName, localPlayers } from "../../game/people.ts";
import type { Sealed } from "../../game/sealed.ts";
import { bettor, isShared, spectatorName } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { isPlayer } from "../../i18n/nameless.ts";
import { openPanel, showTable } from "../../state/history.ts";
import type { Notice } from "../../state/state.ts";
import { listGames } from "../../store/games.ts";
import { records } from "../../store/library.ts";
import { betWords, drawWords, tableNames } from "./matchWords.ts";

/** Return a name for a tag that holds several names. */
const withoutSpaces = (name: string): string => name.replace(/[\s:]+/g, "-");

function participants(choice: Choice): { people: MatchBegin["people"]; spectators: string[] } {
  const { game, match, player, looksOn } = choice;
  const you = { name: t("you-in-record"), player: null };
  const here = Object.values(localPlayers(choice)).map((name) => ({ name: withoutSpaces(name), player: null }));
  const first = { name: computerName(game, "N", player), player };
  const second = { name: t("opponent-second"), player };
  if (here.length > 0) return { people: here, spectators: [] };
  if (match === "pool") return { people: [you, first, second], spectators: [] }; // all three take turns
  if (looksOn) return { people: [first, second], spectators: [you.name] };
  return { people: [you, first], spectators: [] };
}

export async function beginMatch(choice: Choice, sealed?: Sealed): Promise<Problem | null> {
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
    ...participants(choice),
    dealer,
    stake,
    purse: chips,
    gallery: gallery || null,
    seed,
  };
  const answer = await ask({ do: "match", records: [], begin });
  return answer.match ? betOrDeal(answer.match, { seed, cut }) : refusalOf(answer);
}

/** Request the standing of a match by its games on this device, and show it if the game on the table belongs to it. */
export async function readStanding(id: string): Promise<Match | null> {
  const ids = (await listGames()).filter(({ summary }) => summary.match?.id === id).map((game) => game.id);
  const texts: string[] = [];
  for await (const some of records(ids)) texts.push(...some.map(({ record }) => record));
  if (texts.length === 0) return null;
  const { match = null, problems } = await ask({ do: "match", records: texts });
  if (problems?.[0]) store.showRefusal(problems[0]);
  if (store.state.game?.summary.match?.id === id) store.set({ match });
  return match;
}

export async function nextGame(id: string, sealed?: Sealed): Promise<Problem | null> {
  const match = await readStanding(id);
  if (!match?.next) return match?.stopped ?? null;
  return betOrDeal(match, sealed ?? { seed: freshSeed(), cut: "" });
}

/** Deal the next game, after the bet of a person who may bet on it. */
async function betOrDeal(match: Match, sealed: Sealed): Promise<Problem | null> {
  if (bettor(match)) {
    store.set({ match, betting: { match, ...sealed } });
    openPanel("bet");
    store.set({ panel: "bet" });
    return null;
  }
  return dealGame(match, sealed, []);
}

export async function bet(wish: Bet | null): Promise<Problem | null> {
  const { betting } = store.state;
  if (!betting) return null;
  return dealGame(betting.match, betting, wish ? [wish] : []);
}

async function dealGame(match: Match, { seed, cut }: Sealed, wishes: Bet[]): Promise<Problem | null> {
  const { next, people } = match;
  if (!next) return null;
  // Everyone but the computer plays at this device.
  const seated = people.filter(({ seat, player }) => seat && !player);
  const here = people.filter(({ role, player }) => role === "player" && !player).length;
  const you = seated.find(({ name }) => isPlayer(name))?.seat ?? "";
  const seat: Seat = here > 1 ? (seated[0]?.seat ?? "S") : you;
  const tags = { ...next.tags, Date: day(Date.now()).replaceAll("-", ".") };
  const answer = await ask({ ...next, do: "new", seed, cut, seat, tags, wishes });
  const named = Object.fromEntries(seated.map(({ name, seat }) => [seat ?? "", name]));
  const more = here > 1 ? { people: named, seat } : { seat, watches: seat === "" };
  const problem = await openDealt(answer, next.players, "played", showTable, more);
  if (problem) return problem;
  store.set({ betting: null });
  await showBackedHand();
  announce(match);
  if (match.gallery || here < people.filter(({ role }) => role === "player").length) void readStanding(match.id);
  return null;
}

function announce(match: Match): void {
  const { game } = store.state;
  const tags = game?.summary.match;
  if (!game || !tags) return;
  if (tags.draw.length > 0 && !bettor(match)) sayBriefly({ key: "match-drew", words: { listed: drawWords(tags) } });
  else if (tags.bets.length > 0)
    sayBriefly({
      key: "match-bets-told",
      words: { listed: betWords(tags, tableNames(game, !isShared(game))) },
    });
}

const READING_MS = 8000;

/** Show a notice that hides itself, because it covers the table, and the strip or the panel of the match also says
 *  it. */
function sayBriefly(notice: Notice): void {
  store.say(notice);
  setTimeout(() => {
    if (store.state.notice === notice) store.say(null);
  }, READING_MS);
}

/** Show a spectator who has bet the cards of the player they bet on (E32). */
async function showBackedHand(): Promise<void> {
  const { game } = store.state;
  const name = game ? spectatorName(game) : "";
  const mine = game?.watches && game.summary.match?.bets.find((one) => one.name === name);
  if (!game || !mine) return;
  session.forget();
  const { seat } = mine;
  const answer = await session.request({ do: "view", record: game.record, seat });
  if (answer?.view && answer.log) session.show({ ...game, seat, view: answer.view, log: answer.log });
  next();
}
