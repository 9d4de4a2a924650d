// What the people at a table are called: the player is "you", the computer's have names of their own.
import { mateOf } from "../engine/seats.ts";
import type { Seat } from "../engine/types.ts";
import { has, t } from "../i18n/index.ts";
import type { Choice } from "../newgame/choice.ts";
import type { Game } from "../store/games.ts";

/** The computer's player in a seat: in écarté named for how it plays, in belote for where it sits. */
export function computerName(game: string, seat: Seat, player: string): string {
  const id = [`person-${game}-${seat}`, `opponent-${player}`].find(has);
  return id ? t(id) : player;
}

/** Everybody at the table, as the page calls them. */
export function namesOf({
  seat,
  players,
  player,
  summary,
}: Omit<Game, "record" | "view" | "log">): Record<Seat, string> {
  const name = (each: Seat) => computerName(summary.game, each, players[each] ?? (player || "amateur"));
  return Object.fromEntries(summary.seats.map((each) => [each, each === seat ? t("you") : name(each)]));
}

const tagOf: Record<Seat, string> = { N: "North", E: "East", S: "South", W: "West" };

/** Who plays and when, as a record has it. */
export function whoAndWhen(game: string, seat: Seat, players: Record<Seat, string>): Record<string, string> {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, "0");
  const tags: Record<string, string> = {
    Date: `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`,
    [tagOf[seat] ?? seat]: t("you-in-record"),
  };
  for (const [each, player] of Object.entries(players))
    tags[tagOf[each] ?? each] = t("opponent-in-record", { name: computerName(game, each, player), player });
  return tags;
}

/** How the computer plays in each of its seats: one's own is given. */
export function computers({ seats, player, partner }: Choice, seat: Seat): Record<Seat, string> {
  const mate = mateOf(seat, seats);
  const theirs = seats.filter((each) => each !== seat);
  return Object.fromEntries(theirs.map((each) => [each, (each === mate && partner) || player]));
}
