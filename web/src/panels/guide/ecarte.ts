// The moments of écarté that the guide explains.
import type { EcartePhase, EcarteView } from "../../engine/types/view.ts";

const asked: Partial<Record<EcartePhase, string>> = { choose: "propose", answer: "answer", discard: "discard" };

/** Return the moments at a view, in the order in which they are explained. */
export function momentsOf(view: EcarteView): string[] {
  const { phase, seat, turn, trump, scored, kings, exchanges, trick, tricks } = view;
  const isMine = turn === seat;
  const isPlaying = phase === "play";
  const isNew = trump !== null && exchanges.length === 0 && (phase === "choose" || phase === "answer");
  const found: [string | undefined, boolean][] = [
    [scored.some(({ why }) => why === "turned-king") ? "turned-king" : "turned", isNew],
    [asked[phase], isMine],
    ["king", isPlaying && kings.length > 0 && tricks.length === 0],
    ["trick", isPlaying && tricks.length === 1],
    ["lead", isPlaying && isMine && trick.length === 0],
    [following(view), isPlaying && isMine && trick.length > 0],
    ["points", phase === "scored"],
    ["over", phase === "over"],
  ];
  return found.flatMap(([moment, comes]) => (moment && comes ? [moment] : []));
}

/** Return what a hand allows after a lead: to follow suit, only to trump, or anything. */
function following({ trick, hand, trump }: EcarteView): string {
  const has = (suit: string | null | undefined) => hand.some((card) => card[1] === suit);
  if (has(trick[0]?.card[1])) return "follow";
  return has(trump) ? "trump" : "throw";
}
