// Keys that belong to an input method (IME): while a word is being composed, Esc or Enter ends only that.

/** Keep the keys of an input method from everything on the page. Called first, before anything else listens. */
export function leaveComposing(): void {
  let isComposing = false;
  addEventListener("compositionstart", () => (isComposing = true), true);
  addEventListener("compositionend", () => (isComposing = false), true);
  for (const kind of ["keydown", "keyup"] as const)
    addEventListener(
      kind,
      (event) => {
        // 229: Safari ends the composition first, and then tells of the key that ended it.
        if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
      },
      true,
    );
  // What Esc would close.
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
