// The moments of écarté that the guide explains.
import type { EcartePhase, EcarteView } from "../../engine/types/view.ts";

const asked: Partial<Record<EcartePhase, string>> = { choose: "propose", answer: "answer", discard: "discard" };

/** Return the moments at a view, in the order in which they are explained. */
export function momentsOf({ phase, seat, turn, trump, scored, kings, exchanges, trick, tricks }: EcarteView): string[] {
  const isMine = turn === seat;
  const isPlaying = phase === "play";
  const isNew = trump !== null && exchanges.length === 0 && (phase === "choose" || phase === "answer");
  const found: [string | undefined, boolean][] = [
    [scored.some(({ why }) => why === "turned-king") ? "turned-king" : "turned", isNew],
    [asked[phase], isMine],
    ["king", isPlaying && kings.length > 0 && tricks.length === 0],
    ["trick", isPlaying && tricks.length === 1],
    ["lead", isPlaying && isMine && trick.length === 0],
    ["follow", isPlaying && isMine && trick.length > 0],
    ["points", phase === "scored"],
    ["over", phase === "over"],
  ];
  return found.flatMap(([moment, comes]) => (moment && comes ? [moment] : []));
}
