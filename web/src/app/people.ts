// What the people at a table are called: the player is "you", the computer's have names of their own, and
// several people at one device theirs.
import { mateOf } from "../engine/seats.ts";
import type { Seat } from "../engine/types/view.ts";
import { has, t } from "../i18n/index.ts";
import { isPlayer } from "../i18n/nameless.ts";
import { shared } from "../match/sharing.ts";
import type { Choice } from "../newgame/choice.ts";
import type { Game } from "../store/games.ts";

/** The computer's player in a seat: in écarté named for how it plays, in belote for where it sits. */
export function computerName(game: string, seat: Seat, player: string): string {
  const id = [`person-${game}-${seat}`, `opponent-${player}`].find(has);
  return id ? t(id) : player;
}

/** Who sits in a seat, by name: at a device that is handed round nobody is "you". */
export function nameOf(
  { seat, players, player, people = {}, summary }: Omit<Game, "record" | "view" | "log">,
  each: Seat,
): string {
  if (shared({ people }) && people[each]) return people[each];
  const named = summary.match && summary.players[each];
  if (named && !isPlayer(named)) return named;
  if (each === seat || named) return t("you");
  return computerName(summary.game, each, players[each] ?? (player || "amateur"));
}

/** Everybody at the table, as the page calls them; `you` is who looks on, null for everybody at once. */
export function namesOf(
  game: Omit<Game, "record" | "view" | "log">,
  you: Seat | null = game.seat,
): Record<Seat, string> {
  return Object.fromEntries(
    game.summary.seats.map((each) => [each, each === you && !game.watches ? t("you") : nameOf(game, each)]),
  );
}

/** Whom the player may ask, after a deal, why they did what they did: the computer, of a game that began here. */
export function answers({ summary, seat, players, people, source, watches }: Game): string | null {
  const whom = summary.seats.find((each) => each !== seat && players[each]);
  const asked = summary.game === "ecarte" && source !== "what-if" && !watches && !shared({ people });
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

/** A name as a record can have it. */
const clean = (name: string): string =>
  name
    .replace(/[\p{C}"\\[\]{}]/gu, "")
    .trim()
    .slice(0, 24);

/** Who plays at this device, by seat; nobody when you play against the computer. */
export function persons({ company, names, seats, match }: Choice): Record<Seat, string> {
  if (company !== "here" || seats.length !== 2) return {};
  const found: string[] = [];
  const all = match === "pool" ? [...seats, "W"] : seats; // the third of a pool has no seat yet
  all.forEach((_, at) => {
    const name = clean(names[at] ?? "") || t("person-unnamed", { number: at + 1 });
    found.push(found.includes(name) ? `${name} ${at + 1}` : name);
  });
  return Object.fromEntries(all.map((each, at) => [each, found[at] ?? each]));
}
