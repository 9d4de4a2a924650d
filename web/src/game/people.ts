// The names of the players at a table: "you", a computer player, or a person at this device.
import { day } from "../browser/download.ts";
import { lookUp, put } from "../engine/lookUp.ts";
import { offers } from "../engine/offers.ts";
import { mateOf } from "../engine/seats.ts";
import type { Seat } from "../engine/types/view.ts";
import { has, t, type Words } from "../i18n/index.ts";
import { asName, isName, isPlayer, you } from "../i18n/nameless.ts";
import { joined, levelName } from "../i18n/phrases.ts";
import { shownName } from "../i18n/shown.ts";
import type { Game } from "../store/games.ts";
import type { Choice } from "./choice.ts";
import { isShared } from "./sharing.ts";

/** Return the name of a computer player: in écarté it depends on its level, in belote on its seat. */
export function computerName(game: string, seat: Seat, player: string): string {
  const id = [`person-${game}-${seat}`, `opponent-${player}`].find(has);
  return id ? t(id) : player;
}

/** Return sentences on the computers among friends, and on who could look into their hands; "" for none. `name` is of the player on
 *  whose device they are played, "" for the reader. */
export function computersAmong(computers: Record<Seat, string>, name: string): string {
  const seated = Object.entries(computers).map(([seat, level]) =>
    t("new-friend-computer-at", { seat, level: levelName(level) }),
  );
  const where = t(name ? "new-friend-computers-there" : "new-friend-computers-here", {
    name: shownName(name),
    computers: seated.length,
  });
  return seated.length > 0 ? joined([...seated, where]) : "";
}

/** Return the name in the tag of a seat, "" for none. Computer players, "Hortense (amateur)", are recognised.
 *  `own`: the user plays in this game. */
export function nameFromTag(game: string, seat: Seat, tag: string, own: boolean): string {
  if (isPlayer(tag)) return own ? you() : t("nameless");
  if (!isName(tag)) return "";
  const [, player = ""] = /[(（]([a-z]+)[)）]$/.exec(tag) ?? [];
  return player && has(`opponent-${player}`) ? computerName(game, seat, player) : shownName(tag);
}

/** Return the name of the player in a seat. On a shared device nobody is "you". */
export function nameOf(
  { seat, players, player, people = {}, friend, summary }: Omit<Game, "record" | "view" | "log">,
  each: Seat,
): string {
  const person = isShared({ people }) && lookUp(people, each);
  if (person) return shownName(person);
  const isHere = friend && !lookUp(players, each); // a person: a computer among friends is named like any other
  const named = (summary.match || isHere) && lookUp(summary.players, each);
  if (named && !isPlayer(named)) return shownName(named);
  if (each === seat || named) return you();
  return computerName(summary.game, each, lookUp(players, each) ?? (player || "amateur"));
}

/** Return the names of all players, as the player in seat `me` sees them; null: nobody is addressed as "you". */
export function namesOf(
  game: Omit<Game, "record" | "view" | "log">,
  me: Seat | null = game.seat,
): Record<Seat, string> {
  return Object.fromEntries(
    game.summary.seats.map((each) => [each, each === me && !game.watches ? you() : nameOf(game, each)]),
  );
}

/** Return the seats of the computer players whose decisions can be explained after a deal, in turn order. */
export function explainingSeats({ summary, seat, players, people, friend, source, watches }: Game): Seat[] {
  if (!offers(summary.game, "why") || source === "what-if" || watches || friend || isShared({ people })) return [];
  const at = summary.seats.indexOf(seat) + 1;
  return [...summary.seats.slice(at), ...summary.seats.slice(0, at)].filter((each) => lookUp(players, each));
}

/** Return the variables of a sentence about the score of two: $first and $firstScore, $second and $secondScore. */
export const scoreOfTwo = (
  [first = "", second = ""]: Seat[],
  score: Record<Seat, number>,
  names: Record<Seat, string>,
): Words => ({
  first: lookUp(names, first) ?? first,
  firstScore: lookUp(score, first) ?? 0,
  second: lookUp(names, second) ?? second,
  secondScore: lookUp(score, second) ?? 0,
});

/** The tag that names the player of each seat. */
export const tagOf: Record<Seat, string> = { N: "North", E: "East", S: "South", W: "West" };

/** Return a record's tags for its date and players. */
export function playerTags(
  game: string,
  seat: Seat,
  players: Record<Seat, string>,
  people: Record<Seat, string> = {},
): Record<string, string> {
  const tags: Record<string, string> = {
    Date: day(Date.now()).replaceAll("-", "."),
    [lookUp(tagOf, seat) ?? seat]: t("you-in-record"),
  };
  for (const [each, player] of Object.entries(players))
    put(tags, lookUp(tagOf, each) ?? each, t("opponent-in-record", { name: computerName(game, each, player), player }));
  if (isShared({ people }))
    for (const [each, name] of Object.entries(people)) put(tags, lookUp(tagOf, each) ?? each, name);
  return tags;
}

/** Return the computer player of each seat except `seat` and those of other people at this device. */
export function computers(choice: Choice, seat: Seat): Record<Seat, string> {
  const { seats, player, partner } = choice;
  const mate = mateOf(seat, seats);
  const here = localPlayers(choice);
  const theirs = seats.filter((each) => each !== seat && !lookUp(here, each));
  return Object.fromEntries(theirs.map((each) => [each, (each === mate && partner) || player]));
}

/** Return the names of the people at this device by seat; none in a game against the computer. */
export function localPlayers({ company, names, seats, match }: Choice): Record<Seat, string> {
  if (company !== "here" || seats.length !== 2) return {};
  const distinct: string[] = [];
  const all = match === "pool" ? [...seats, "W"] : seats; // the third player of a pool waits for a seat
  all.forEach((_, at) => {
    const name = asName(names[at] ?? "") || t("person-unnamed", { number: at + 1 });
    distinct.push(distinct.includes(name) ? `${name} ${at + 1}` : name);
  });
  return Object.fromEntries(all.map((each, at) => [each, distinct[at] ?? each]));
}
