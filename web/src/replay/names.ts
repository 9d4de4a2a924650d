// Who sits where, as a replay calls them.
import { createContext } from "preact";
import { computerName } from "../app/people.ts";
import type { Replay, Seat } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import { isName, isPlayer } from "../i18n/nameless.ts";

export interface People {
  names: Record<Seat, string>;
  you: Seat | ""; // the seat that is spoken to, when the game is one's own
}

/** The $who and $name of a sentence about a seat. */
export const who = (seat: Seat, { names, you }: People): { who: string; name: string } => ({
  who: seat === you ? "you" : "other",
  name: names[seat] ?? seat,
});

export const People = createContext<People>({ names: {}, you: "" });

/** `own`: a game of who sits here, who is called "you". */
export function peopleOf(replay: Replay, own: boolean): People {
  const computer = replay.tags.find(([name]) => name === "Computer")?.[1] ?? "";
  const names: Record<Seat, string> = {};
  let you: Seat | "" = "";
  for (const seat of replay.seats) {
    const player = computer.match(new RegExp(`\\b${seat}:(\\S+)`))?.[1];
    const tag = replay.names[seat] ?? "";
    if (player) names[seat] = computerName(replay.summary.game, seat, player);
    else if (isName(tag)) names[seat] = tag;
    else names[seat] = t("seat-title", { seat });
    if (own && isPlayer(tag) && !player) {
      you = seat;
      names[seat] = t("you");
    }
  }
  // The computer against itself, or namesakes.
  if (new Set(Object.values(names)).size < replay.seats.length)
    return { names: Object.fromEntries(replay.seats.map((seat) => [seat, t("seat-title", { seat })])), you: "" };
  return { names, you };
}
