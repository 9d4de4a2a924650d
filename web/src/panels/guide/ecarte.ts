// The moments of écarté that the guide explains.
import type { Card, EcartePhase, EcarteView } from "../../engine/types/view.ts";

const asked: Partial<Record<EcartePhase, string>> = { choose: "propose", answer: "answer", discard: "discard" };

/** Return the moments at a view, in the order in which they are explained. */
export function momentsOf(view: EcarteView): string[] {
  const { phase, seat, turn, trump, scored, kings, exchanges, trick, tricks } = view;
  const [led] = trick;
  const isMine = turn === seat;
  const isPlaying = phase === "play";
  const isNew = trump !== null && exchanges.length === 0 && (phase === "choose" || phase === "answer");
  const moments: [string | undefined, boolean][] = [
    [scored.some(({ why }) => why === "turned-king") ? "turned-king" : "turned", isNew],
    [asked[phase], isMine],
    ["king", isPlaying && kings.length > 0 && tricks.length === 0],
    ["trick", isPlaying && tricks.length === 1],
    ["lead", isPlaying && isMine && !led],
    [led && following(view, led.card), isPlaying && isMine],
    ["points", phase === "scored"],
    ["over", phase === "over"],
  ];
  return moments.flatMap(([moment, comes]) => (moment && comes ? [moment] : []));
}

/** Return the moment of the second to play: following suit, trumping, or throwing a card away if there is a choice. */
function following({ hand, trump, rules }: EcarteView, led: Card): string | undefined {
  const has = (suit: string | null | undefined) => hand.some((card) => card[1] === suit);
  if (has(led[1])) return rules.options.must_head === false ? "follow-free" : "follow";
  if (has(trump)) return "trump";
  return hand.length > 1 ? "throw" : undefined;
}
