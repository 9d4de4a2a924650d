// The one event handler of the page. Whatever acts is a button (or has the role) that carries its
// event in `data-event`: an engine event ("S.Ks", "S:propose", "2. S") or a command of the page
// ("app:new"). Click, tap, Enter and Space are all the same to it.

export type Dispatch = (event: string) => void;

function carrier(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-event]") : null;
}

/** Listen on `root`, as long as the page lives. */
export function listen(root: HTMLElement, dispatch: Dispatch): void {
  const click = (event: MouseEvent) => {
    const from = carrier(event.target);
    if (!from?.dataset.event || event.defaultPrevented) return;
    event.preventDefault();
    dispatch(from.dataset.event);
  };
  // Buttons and links turn keys into clicks by themselves; other elements do not.
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    const from = carrier(event.target);
    if (!from?.dataset.event || event.target !== from || event.defaultPrevented) return;
    if (from instanceof HTMLButtonElement || from instanceof HTMLAnchorElement) return;
    event.preventDefault();
    if (!event.repeat) dispatch(from.dataset.event);
  };
  root.addEventListener("click", click);
  root.addEventListener("keydown", key);
}
