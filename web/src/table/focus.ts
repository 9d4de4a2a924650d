// The focus is never lost: when what held it goes, it moves to what comes next in the game.

let within = false; // the focus was on something of the table, and nobody took it elsewhere
let lent: Element | null = null; // where it rests until something is asked: a card, or the table itself
let ended = false; // a result lay on the table when it was drawn before

document.addEventListener("focusin", ({ target }) => {
  within = target instanceof Element && target.closest(".table") !== null;
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

/** Call after every drawing of the table. */
export function keepFocus(table: HTMLElement | null): void {
  if (!table) return;
  const active = document.activeElement;
  const over = table.querySelector(".result") !== null;
  // Cards that the result has made dead let it go, too.
  const dead = over && !ended && active?.closest(".hand") != null;
  ended = over;
  const lost = within && (active === null || active === document.body);
  const waits = lent !== null && active === lent;
  if (!lost && !waits && !dead) return;
  // A button that cannot be pressed yet waits for cards to be picked: they come first.
  const asked = table.querySelector<HTMLElement>(".choices .button:first-child:not([aria-disabled])");
  const playable = table.querySelector<HTMLElement>(".hand .ready");
  if (waits && !asked && lent !== table && (!playable || lent?.matches(".ready"))) return; // the card it rests on will do
  const home = table.querySelector<HTMLElement>(".hand [tabindex='0']");
  const next = asked ?? (home?.matches(".ready") ? home : (playable ?? home)) ?? table;
  next.focus({ preventScroll: true });
  lent = asked ? null : next;
}
