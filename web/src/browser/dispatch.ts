// Presses of moves and of the page's commands. An element names its event in `data-event`: a move ("S.Ks", "S:propose", "2. S"),
// a command of the page ("app:new"), or one of the table ("table:log"). As it is a name and no function, hints, notices and the
// games' layouts can offer it as data, and the focus finds it in a page that is drawn anew. Click, tap, Enter and Space do the
// same. A press that concerns only its own panel or replay has an `onClick` there; no element has both, and only the page
// itself calls the loop (tests/project/presses.test.ts).

/** When and where a finger or the mouse button went down. */
export interface Press {
  at: number; // as performance.now()
  x: number;
  y: number;
}

/** A handler for these events; a key has no press. */
type Dispatch = (event: string, press: Press | null) => void;

function elementWithEvent(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-event]") : null;
}

/** Pass the events of everything pressed within `root` to a handler. */
export function listen(root: HTMLElement, dispatch: Dispatch): void {
  let before: string | undefined; // the event of the last click
  let press: Press | null = null;
  const down = ({ timeStamp, clientX, clientY }: PointerEvent) => {
    press = { at: timeStamp, x: clientX, y: clientY };
  };
  const click = (event: MouseEvent) => {
    const from = elementWithEvent(event.target);
    const last = before;
    before = from?.dataset.event;
    if (!from?.dataset.event || event.defaultPrevented) return;
    event.preventDefault();
    // The second click of a double click was not meant for a button that appeared in between.
    if (event.detail > 1 && last !== undefined && last !== before) return;
    dispatch(from.dataset.event, event.detail > 0 ? press : null);
  };
  // For buttons and links, browsers turn keys into clicks.
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    const from = elementWithEvent(event.target);
    if (!from?.dataset.event || event.target !== from || event.defaultPrevented) return;
    if (from instanceof HTMLButtonElement || from instanceof HTMLAnchorElement) return;
    event.preventDefault();
    if (!event.repeat) dispatch(from.dataset.event, null);
  };
  root.addEventListener("pointerdown", down, true);
  root.addEventListener("click", click);
  root.addEventListener("keydown", key);
}

/** Hide the keys of an input method (IME) from the page: while a word is composed, Esc and Enter only end the composition.
 *  Call this before anything else listens. */
export function leaveComposing(): void {
  let isComposing = false;
  addEventListener("compositionstart", () => (isComposing = true), true);
  addEventListener("compositionend", () => (isComposing = false), true);
  for (const kind of ["keydown", "keyup"] as const)
    addEventListener(
      kind,
      (event) => {
        // 229: Safari ends the composition first, and then sends the key that ended it.
        if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
      },
      true,
    );
  // "cancel" is what Esc sends to a dialog.
  addEventListener(
    "cancel",
    (event) => {
      if (!isComposing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
