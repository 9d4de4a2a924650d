// Who sits where, as a replay calls them.
import { createContext } from "preact";
import { sideOf } from "../../engine/seats.ts";
import type { Replay } from "../../engine/types/replay.ts";
import type { Seat, Side } from "../../engine/types/view.ts";
import { computerName, tagName } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { isName, isPlayer } from "../../i18n/nameless.ts";

export interface People {
  game: string;
  sides: Side[];
  names: Record<Seat, string>;
  you: Seat | ""; // the seat that is spoken to, when the game is one's own
}

/** The $who and $name of a sentence about a seat. */
export const who = (seat: Seat, { names, you }: Pick<People, "names" | "you">): { who: string; name: string } => ({
  who: seat === you ? "you" : "other",
  name: names[seat] ?? seat,
});

/** Do two play, each for itself? */
export const duel = ({ sides, names }: People): boolean => sides.length === 2 && sides.every((side) => side in names);

export const nobody: People = { game: "", sides: [], names: {}, you: "" };

export const People = createContext(nobody);

/** "Anna", "Anna and Bruno", or "we" and "they". */
export function sideName(side: Side, { names, you, sides }: People): string {
  const [first = "", second = ""] = [...side].map((seat) => names[seat] ?? seat);
  if (!second) return first;
  if (you && sides.length === 2) return t(side.includes(you) ? "side-we" : "side-they");
  return t("replay-players", { first, second });
}

/** Everybody in one line, those who play together side by side. */
export function everybody({ summary, seats }: Replay, { names, you }: People): string {
  const name = (seat: Seat) => names[seat] ?? seat;
  // Whoever is spoken to comes first.
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
  return first(seats)
    .map(name)
    .reduce((listed, next) => t("list-more", { listed, next }));
}

/** The place of a seat's side among the sides: its colour. */
export const lineOf = (seat: Seat, sides: Side[]): number => sides.indexOf(sideOf(seat, sides));

/** `own`: a game of who sits here, who is called "you". */
export function peopleOf(replay: Replay, own: boolean): People {
  const computer = replay.tags.find(([name]) => name === "Computer")?.[1] ?? "";
  const { game, sides } = replay.summary;
  const names: Record<Seat, string> = {};
  let you: Seat | "" = "";
  for (const seat of replay.seats) {
    const player = computer.match(new RegExp(`\\b${seat}:(\\S+)`))?.[1];
    const tag = replay.names[seat] ?? "";
    // In a match several of the computer's people play alike: its records name them.
    if (player && !(replay.summary.match && isName(tag))) names[seat] = computerName(game, seat, player);
    else names[seat] = tagName(game, seat, tag, own) || t("seat-title", { seat });
    if (own && isPlayer(tag) && !player) you = seat;
  }
  // The computer against itself, or namesakes.
  if (new Set(Object.values(names)).size < replay.seats.length)
    return {
      game,
      sides,
      names: Object.fromEntries(replay.seats.map((seat) => [seat, t("seat-title", { seat })])),
      you: "",
    };
  return { game, sides, names, you };
}
