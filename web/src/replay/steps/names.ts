// The names of players and sides in a replay.

import { createContext } from "preact";
import { lookUp, put } from "../../engine/lookUp.ts";
import { sideOf } from "../../engine/seats.ts";
import type { Replay } from "../../engine/types/replay.ts";
import type { Seat, Side, View } from "../../engine/types/view.ts";
import { computerName, nameFromTag } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { isName, isPlayer } from "../../i18n/nameless.ts";
import { listed } from "../../i18n/phrases.ts";

/** Everybody who plays. */
export interface People {
  game: string;
  sides: Side[];
  names: Record<Seat, string>;
  you: Seat | ""; // the user's seat; "" in games of others
}

/** Return the variables $who and $name of a sentence about a seat. */
export const who = (seat: Seat, { names, you }: Pick<People, "names" | "you">): { who: string; name: string } => ({
  who: seat === you ? "you" : "other",
  name: lookUp(names, seat) ?? seat,
});

/** Return whether two players play against each other. */
export const isDuel = ({ sides, names }: People): boolean =>
  sides.length === 2 && sides.every((side) => Object.hasOwn(names, side));

/** Stands for the players until the replay is loaded. */
export const nobody: People = { game: "", sides: [], names: {}, you: "" };

/** The players, for all components of a replay. */
export const People = createContext(nobody);

/** Return the name of a side: "Anna", "Anna and Bruno", "we" or "they". */
export function sideName(side: Side, { names, you, sides }: People): string {
  const [first = "", second = ""] = [...side].map((seat) => lookUp(names, seat) ?? seat);
  if (!second) return first;
  if (you && sides.length === 2) return t(side.includes(you) ? "side-we" : "side-they");
  return t("replay-players", { first, second });
}

/** Return the names of all players in one line, partners next to each other. */
export function everybody({ summary, seats }: Replay, { names, you }: People): string {
  const name = (seat: Seat) => lookUp(names, seat) ?? seat;
  // The user comes first.
  const first = <T extends string>(some: T[]): T[] =>
    you ? some.toSorted((a, b) => Number(b.includes(you)) - Number(a.includes(you))) : some;
  const together = (some: Seat[]) =>
    first(some)
      .map(name)
      .reduce((first, second) => t("replay-players", { first, second }));
  if (seats.length === 2)
    return seats.map(name).reduce((one, other) => t("replay-players", { first: one, second: other }));
  if (summary.sides.length === 2) {
    const [one = "", other = ""] = first(summary.sides).map((side) => together([...side]));
    return t("replay-against", { first: one, second: other });
  }
  return listed(first(seats).map(name));
}

/** Return the place of a seat's side among the sides, which decides its colour. */
export const lineOf = (seat: Seat, sides: Side[]): number => sides.indexOf(sideOf(seat, sides));

/** Return the players of a replay. `own`: one of them is the user. */
export function peopleOf(replay: Replay, own: boolean): People {
  const computer = replay.tags.find(([name]) => name === "Computer")?.[1] ?? "";
  const { game, sides } = replay.summary;
  const names: Record<Seat, string> = {};
  let you: Seat | "" = "";
  for (const seat of replay.seats) {
    const player = computer.match(new RegExp(`\\b${seat}:(\\S+)`))?.[1];
    const tag = lookUp(replay.names, seat) ?? "";
    // In a match several computer players may play alike: its records name them.
    if (player && !(replay.summary.match && isName(tag))) put(names, seat, computerName(game, seat, player));
    else put(names, seat, nameFromTag(game, seat, tag, own) || t("seat-title", { seat }));
    if (own && isPlayer(tag) && !player) you = seat;
  }
  // Players with the same name are called by their seats.
  if (new Set(Object.values(names)).size < replay.seats.length)
    return {
      game,
      sides,
      names: Object.fromEntries(replay.seats.map((seat) => [seat, t("seat-title", { seat })])),
      you: "",
    };
  return { game, sides, names, you };
}

/** Return the title of the hand reader: whose hand is read, or that several are. */
export function titleOf({ seats }: View, seat: Seat, people: People): string {
  const [other = "", ...more] = seats.filter((one) => one !== seat);
  return more.length > 0 ? t("reading-title-several") : t("reading-title", who(other, people));
}
