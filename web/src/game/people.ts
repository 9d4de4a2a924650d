// What the people at a table are called: the player is "you", the computer's have names of their own, and
// several people at one device theirs.
import { offers } from "../engine/offers.ts";
import { mateOf } from "../engine/seats.ts";
import type { Seat } from "../engine/types/view.ts";
import { has, t } from "../i18n/index.ts";
import { asName, isName, isPlayer, you } from "../i18n/nameless.ts";
import { shownName } from "../i18n/shown.ts";
import type { Game } from "../store/games.ts";
import type { Choice } from "./choice.ts";
import { shared } from "./sharing.ts";

/** The computer's player in a seat: in écarté named for how it plays, in belote for where it sits. */
export function computerName(game: string, seat: Seat, player: string): string {
  const id = [`person-${game}-${seat}`, `opponent-${player}`].find(has);
  return id ? t(id) : player;
}

/** What the tag of a seat calls whoever sits there, "" when it names nobody; `own` in a game of whoever sits here. As the
 *  computer's players are written down, "Hortense (amateur)", they are known again. */
export function tagName(game: string, seat: Seat, tag: string, own: boolean): string {
  if (isPlayer(tag)) return own ? you() : t("guest");
  if (!isName(tag)) return "";
  const [, player = ""] = /[(（]([a-z]+)[)）]$/.exec(tag) ?? [];
  return player && has(`opponent-${player}`) ? computerName(game, seat, player) : shownName(tag);
}

/** Who sits in a seat, by name: at a device that is handed round nobody is "you". */
export function nameOf(
  { seat, players, player, people = {}, summary }: Omit<Game, "record" | "view" | "log">,
  each: Seat,
): string {
  if (shared({ people }) && people[each]) return shownName(people[each]);
  const named = summary.match && summary.players[each];
  if (named && !isPlayer(named)) return shownName(named);
  if (each === seat || named) return you();
  return computerName(summary.game, each, players[each] ?? (player || "amateur"));
}

/** Everybody at the table, as the page calls them; `me` is who looks on, null for everybody at once. */
export function namesOf(
  game: Omit<Game, "record" | "view" | "log">,
  me: Seat | null = game.seat,
): Record<Seat, string> {
  return Object.fromEntries(
    game.summary.seats.map((each) => [each, each === me && !game.watches ? you() : nameOf(game, each)]),
  );
}

/** Whom the player may ask, after a deal, why they did what they did: the computer, of a game that began here. */
export function answers({ summary, seat, players, people, source, watches }: Game): string | null {
  const whom = summary.seats.find((each) => each !== seat && players[each]);
  const asked = offers(summary.game, "why") && source !== "what-if" && !watches && !shared({ people });
  return (asked && whom) || null;
}

const tagOf: Record<Seat, string> = { N: "North", E: "East", S: "South", W: "West" };

/** Who plays and when, as a record has it. */
export function whoAndWhen(
  game: string,
  seat: Seat,
  players: Record<Seat, string>,
  people: Record<Seat, string> = {},
): Record<string, string> {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, "0");
  const tags: Record<string, string> = {
    Date: `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`,
    [tagOf[seat] ?? seat]: t("you-in-record"),
  };
  for (const [each, player] of Object.entries(players))
    tags[tagOf[each] ?? each] = t("opponent-in-record", { name: computerName(game, each, player), player });
  if (shared({ people })) for (const [each, name] of Object.entries(people)) tags[tagOf[each] ?? each] = name;
  return tags;
}

/** How the computer plays in each of its seats: one's own is given, and those of others at the device. */
export function computers(choice: Choice, seat: Seat): Record<Seat, string> {
  const { seats, player, partner } = choice;
  const mate = mateOf(seat, seats);
  const here = persons(choice);
  const theirs = seats.filter((each) => each !== seat && !here[each]);
  return Object.fromEntries(theirs.map((each) => [each, (each === mate && partner) || player]));
}

/** Who plays at this device, by seat; nobody when you play against the computer. */
export function persons({ company, names, seats, match }: Choice): Record<Seat, string> {
  if (company !== "here" || seats.length !== 2) return {};
  const found: string[] = [];
  const all = match === "pool" ? [...seats, "W"] : seats; // the third of a pool has no seat yet
  all.forEach((_, at) => {
    const name = asName(names[at] ?? "") || t("person-unnamed", { number: at + 1 });
    found.push(found.includes(name) ? `${name} ${at + 1}` : name);
  });
  return Object.fromEntries(all.map((each, at) => [each, found[at] ?? each]));
}
