// Keeping the focus: when its element disappears, it moves to the next step of the game.

import { lookUp } from "../engine/lookUp.ts";

let within = false; // the focus is on the table, or was lost there
let isCalled = false; // the focus comes to the table from wherever it is
let lent: HTMLElement | null = null; // has the focus until something is asked: a card, or the table itself
let ended = false; // a result was on the table at the last drawing

document.addEventListener("focusin", ({ target }) => {
  within = target instanceof Element && target.closest("[data-part=table]") !== null;
});
// A tap on the bare cloth may drop the focus.
document.addEventListener(
  "pointerdown",
  () => {
    within = isCalled = false;
  },
  { capture: true },
);
// The user has moved the focus, which now stays there.
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Tab" && !key.startsWith("Arrow") && key !== "Home" && key !== "End") return;
  lent = null;
  isCalled = false;
});

/** Move the focus to the game at the next drawing, because its element is gone. */
export function comeToTable(): void {
  within = true;
}

/** Move the focus to the game once no dialog is open, which gives it back to the button that opened it. */
export function callToTable(): void {
  isCalled = true;
  keepFocus(document.querySelector<HTMLElement>("[data-part=table]")); // perhaps all is drawn already
}

// Buttons that can be pressed, and the card that is in the tab order.
const ASKED = "[data-part=choices] button:not([aria-disabled])";
const HOME = "[data-part=hand] [tabindex='0']";

const READY = "[aria-disabled='false']"; // a card that may be played or picked

/** Move the focus if it is lost or something is asked. Called after every drawing of the table. */
export function keepFocus(table: HTMLElement | null): void {
  if (!table) return;
  const active = document.activeElement as HTMLElement | null;
  const over = table.querySelector("[data-part=result]") !== null;
  // A card that can no longer be played, because there is a result, loses the focus as well.
  const dead = over && !ended && active?.closest("[data-part=hand]") != null;
  ended = over;
  const lost = isCalled || (within && (active === null || active === document.body));
  const waits = lent !== null && active === lent;
  if (!lost && !waits && !dead) return;
  // If the first button cannot be pressed yet, cards must be picked first.
  const first = table.querySelector<HTMLElement>("[data-part=choices] > :first-child");
  const asked = first?.matches(ASKED) ? first : null;
  const playable = table.querySelector<HTMLElement>(`[data-part=hand] ${READY}`);
  const home = table.querySelector<HTMLElement>(HOME);
  const card = home?.matches(READY) ? home : playable;
  const isOnCard = waits && lent?.matches("[data-part=hand] *");
  const next = asked ?? (isOnCard && (!card || lent?.matches(READY)) ? lent : (card ?? home)) ?? table;
  if (next !== active) {
    // Scroll only if the cloth scrolls: otherwise nothing should move when a card is raised.
    const cloth = table.querySelector("[data-part=cloth]");
    const preventScroll = !cloth || cloth.scrollHeight <= cloth.clientHeight;
    next.focus({ preventScroll });
  }
  if (document.activeElement === next) isCalled = false; // nothing behind a dialog gets it
  // The focus stays on a playable card, also while cards are picked.
  lent = asked || next === card || next.matches(READY) ? null : next;
}

/** Move the focus by an arrow key: from the hand up to the buttons, between them, and down again. Return whether it
 *  moved. */
export function goByArrows(table: HTMLElement | null, key: string): boolean {
  const active = document.activeElement as HTMLElement;
  const buttons = [...(table?.querySelectorAll<HTMLElement>(ASKED) ?? [])];
  const at = buttons.indexOf(active);
  const by = lookUp({ ArrowLeft: -1, ArrowRight: 1 }, key);
  let to: HTMLElement | null | undefined;
  if (key === "ArrowUp" && active.closest("[data-part=hand]")) to = buttons[0];
  else if (key === "ArrowDown" && at >= 0) to = table?.querySelector<HTMLElement>(HOME);
  else if (by && at >= 0) to = buttons[(at + by + buttons.length) % buttons.length];
  to?.focus();
  return to != null;
}
