/** Show a dialog as a modal one. The focus begins where the browser puts it: at what has `autofocus`, or can be pressed. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const first = document.activeElement;
  // Chromium begins at an element that scrolls, which is no more than a `div` to a screen reader.
  if (first instanceof HTMLDivElement && !first.role) dialog.querySelector<HTMLElement>("h2")?.focus();
}
