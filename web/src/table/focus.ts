// The focus is never lost: when what held it goes, it moves to what comes next in the game.

let within = false; // the focus was on something of the table, and nobody took it elsewhere
let parked = false; // it rests on the table itself until there is something to do

document.addEventListener("focusin", ({ target }) => {
  within = target instanceof Element && target.closest(".table") !== null;
});
// A tap on the bare cloth lets the focus go, and may.
document.addEventListener("pointerdown", () => (within = false), { capture: true });

/** Call after every drawing of the table. */
export function keepFocus(table: HTMLElement | null): void {
  if (!table) return;
  const active = document.activeElement;
  const lost = within && (active === null || active === document.body);
  if (!lost && !(parked && active === table)) return;
  const next =
    table.querySelector<HTMLElement>(".choices .button:not([aria-disabled])") ??
    table.querySelector<HTMLElement>(".hand [tabindex='0']");
  (next ?? table).focus({ preventScroll: true });
  parked = next === null;
}
