// The focus is never lost: when what held it goes, it moves to what comes next in the game.

let within = false; // the focus was on something of the table, and nobody took it elsewhere
let lent: HTMLElement | null = null; // where it rests until something is asked: a card, or the table itself
let ended = false; // a result lay on the table when it was drawn before

document.addEventListener("focusin", ({ target }) => {
  within = target instanceof Element && target.closest("[data-part=table]") !== null;
});
// A tap on the bare cloth lets the focus go, and may.
document.addEventListener("pointerdown", () => (within = false), { capture: true });
// Whoever moves it has chosen its place.
document.addEventListener("keydown", ({ key }) => {
  if (key === "Tab" || key.startsWith("Arrow") || key === "Home" || key === "End") lent = null;
});

/** Whoever comes to the table by something that is gone there goes on in the game. */
export function comeToTable(): void {
  within = true;
}

// Buttons that can be pressed, and the cards of the hand.
const ASKED = "[data-part=choices] button:not([aria-disabled])";
const HOME = "[data-part=hand] [tabindex='0']";

const READY = "[aria-disabled='false']"; // a card that may be played

/** Call after every drawing of the table. */
export function keepFocus(table: HTMLElement | null): void {
  if (!table) return;
  const active = document.activeElement as HTMLElement | null;
  const over = table.querySelector("[data-part=result]") !== null;
  // Cards that the result has made dead let it go, too.
  const dead = over && !ended && active?.closest("[data-part=hand]") != null;
  ended = over;
  const lost = within && (active === null || active === document.body);
  const waits = lent !== null && active === lent;
  if (!lost && !waits && !dead) return;
  // A button that cannot be pressed yet waits for cards to be picked: they come first.
  const first = table.querySelector<HTMLElement>("[data-part=choices] > :first-child");
  const asked = first?.matches(ASKED) ? first : null;
  const playable = table.querySelector<HTMLElement>(`[data-part=hand] ${READY}`);
  const home = table.querySelector<HTMLElement>(HOME);
  const card = home?.matches(READY) ? home : playable;
  const rests = waits && lent?.matches("[data-part=hand] *"); // the card it rests on will do
  const next = asked ?? (rests && (!card || lent?.matches(READY)) ? lent : (card ?? home)) ?? table;
  // Where the cloth scrolls it scrolls there; elsewhere nothing moves for a card that is raised.
  const cloth = table.querySelector("[data-part=cloth]");
  const preventScroll = !cloth || cloth.scrollHeight <= cloth.clientHeight;
  if (next !== active) next.focus({ preventScroll });
  // On a card that is asked for it has arrived, and picking cards moves it no more.
  lent = asked || next === card || next.matches(READY) ? null : next;
}

/** Up from the hand to the buttons, from one to the other of them, and down to the hand again.
 *  Gives whether the key was one of these. */
export function goByArrows(table: HTMLElement | null, key: string): boolean {
  const active = document.activeElement as HTMLElement;
  const buttons = [...(table?.querySelectorAll<HTMLElement>(ASKED) ?? [])];
  const at = buttons.indexOf(active);
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  let to: HTMLElement | null | undefined;
  if (key === "ArrowUp" && active.closest("[data-part=hand]")) to = buttons[0];
  else if (key === "ArrowDown" && at >= 0) to = table?.querySelector<HTMLElement>(HOME);
  else if (by && at >= 0) to = buttons[(at + by + buttons.length) % buttons.length];
  to?.focus();
  return to != null;
}
