// The moments of belote that the guide explains.
import type { BeloteView } from "../../engine/types/view.ts";

/** Return the moments at a view, in the order in which they are explained. */
export function momentsOf({ phase, seat, turn, round, melds, calls, trick, tricks, rules }: BeloteView): string[] {
  const isOpen = Boolean(rules.options.face_up);
  const isMine = turn === seat;
  const isBidding = phase === "bid";
  const isPlaying = phase === "play";
  const moments: [string, boolean][] = [
    [isOpen ? "laid" : "turned", isBidding && round === 1],
    ["take", isBidding && isMine && round === 1],
    ["second", isBidding && round === 2],
    ["declared", isPlaying && melds.length > 0 && tricks.length === 0],
    ["belote", isPlaying && calls.length > 0],
    ["uncovered", isOpen && isPlaying && tricks.length === 1],
    ["trick", isPlaying && tricks.length === 1],
    ["lead", isPlaying && isMine && trick.length === 0],
    ["follow", isPlaying && isMine && trick.length > 0],
    ["points", phase === "scored"],
    ["over", phase === "over"],
  ];
  return moments.flatMap(([moment, comes]) => (comes ? [moment] : []));
}
