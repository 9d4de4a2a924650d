// What is printed while a dialog is open: what is in the dialog, instead of the page.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import printedStyles from "../printed.module.css";

/** While this dialog is the uppermost, print what is in it, also by the browser's own menu: a dialog itself would be cut
 *  off at the edge of the window. */
export function usePrinted(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    let remove = () => {};
    const prepare = () => {
      remove();
      const open = [...document.querySelectorAll("dialog[open]")];
      if (dialog.current && open.at(-1) === dialog.current) remove = layOut(dialog.current);
    };
    const clear = () => remove();
    addEventListener("beforeprint", prepare);
    addEventListener("afterprint", clear);
    return () => {
      removeEventListener("beforeprint", prepare);
      removeEventListener("afterprint", clear);
      remove();
    };
  }, []);
}

/** What is of no use on paper. Inputs must not be copied: a chosen one would undo the choice in the dialog. */
const SCREEN_ALONE = "button, input, select, textarea, nav, dialog, [role=status]";

/** Put a copy of a dialog's content on the page. Return a function that removes it. */
function layOut(dialog: HTMLDialogElement): () => void {
  const place = document.createElement("div");
  place.className = printedStyles.printed ?? "";
  place.dataset.panel = dialog.dataset.panel;
  place.append(...[...dialog.childNodes].map((node) => node.cloneNode(true)));
  for (const each of place.querySelectorAll(SCREEN_ALONE)) each.remove();
  document.body.append(place);
  document.documentElement.dataset.printing = "yes";
  return () => {
    place.remove();
    delete document.documentElement.dataset.printing;
  };
}
