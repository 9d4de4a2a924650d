// The keys of a replay, and swipes over the table.

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** What a key does in a replay. */
export type Move =
  | "next"
  | "before"
  | "next-trick"
  | "before-trick"
  | "next-deal"
  | "before-deal"
  | "first"
  | "last"
  | "play"
  | "comment"
  | "keys";

/** The keys as they are listed for the user. Their words are `replay-<move>`. Letters can be switched off (WCAG 2.1.4). */
const all: [string[], Move][] = [
  [["←"], "before"],
  [["→"], "next"],
  [["Shift ←", "Page Up"], "before-trick"],
  [["Shift →", "Page Down"], "next-trick"],
  [["Ctrl ↑"], "before-deal"],
  [["Ctrl ↓"], "next-deal"],
  [["Home"], "first"],
  [["End"], "last"],
  [["Space"], "play"],
  [["C"], "comment"],
  [["?"], "keys"],
];
const byLetter: readonly Move[] = ["comment", "keys"];

/** The keys that are in use. */
export const listed = (hasLetters: boolean): [string[], Move][] =>
  all.filter(([, move]) => hasLetters || !byLetter.includes(move));

const plain: ReadonlyMap<string, Move> = new Map([
  ["PageDown", "next-trick"],
  ["PageUp", "before-trick"],
  ["Home", "first"],
  ["End", "last"],
  [" ", "play"],
]);
const letters: ReadonlyMap<string, Move> = new Map([
  ["c", "comment"],
  ["?", "keys"],
]);

/** Return the letter or sign of a key, in lower case. On a layout without Latin letters it is the one that an English layout
 *  has in the same place. */
function letterOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length > 1 || key <= "~") return key.toLowerCase();
  if (code === "Slash" && shiftKey) return "?";
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

/** Return what a key does in a replay, null for nothing. Letters count only with `hasLetters`. */
export function moveOf(event: KeyboardEvent, hasLetters: boolean): Move | null {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  const wide = ctrlKey || metaKey;
  if (key === "ArrowRight" && !wide) return shiftKey ? "next-trick" : "next";
  if (key === "ArrowLeft" && !wide) return shiftKey ? "before-trick" : "before";
  if (wide) return key === "ArrowDown" ? "next-deal" : key === "ArrowUp" ? "before-deal" : null;
  return plain.get(key) ?? (hasLetters ? (letters.get(letterOf(event)) ?? null) : null);
}

/** Return whether a key belongs to the element that has the focus. */
function taken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  // The hand reader follows every step, so the arrow keys step in its dialog, too.
  const dialog = target.closest("dialog");
  if (dialog && !(dialog.matches("[data-panel=reader]") && /^Arrow(Left|Right)$/.test(key))) return true;
  if (target.closest("textarea, select, input:not([type=range], [type=checkbox])")) return true;
  return key === " " && target.closest("button, a, [type=checkbox]") !== null;
}

/** Call `act` for the keys of a replay; `hasLetters`: for letters, too. */
export function useKeys(act: (move: Move) => void, hasLetters: boolean): void {
  // A layout effect, so that a key right after drawing is heard.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || taken(event)) return;
      const move = moveOf(event, hasLetters);
      if (!move) return;
      event.preventDefault();
      act(move);
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [act, hasLetters]);
}

const FAR = 40; // px, the least length of a swipe

/** Step by horizontal swipes over an element. */
export function useSwipes(place: RefObject<HTMLElement | null>, act: (move: Move) => void): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    let from: { x: number; y: number } | null = null;
    const down = ({ touches: [touch, second] }: TouchEvent) => {
      from = touch && !second ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const up = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) act(x < 0 ? "next" : "before");
    };
    element.addEventListener("touchstart", down, { passive: true });
    element.addEventListener("touchend", up, { passive: true });
    return () => {
      element.removeEventListener("touchstart", down);
      element.removeEventListener("touchend", up);
    };
  }, [place, act]);
}
