// What is printed while a dialog is open: what is in the dialog, instead of the page.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import buttonStyles from "../button.module.css";
import fieldsStyles from "../fields.module.css";
import iconStyles from "../icon.module.css";
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

/** What is of no use on paper. */
const UNPRINTED = "dialog, [role=status], input[type=search], input[type=file], input[type=range]";

/** The classes of buttons that only do something. All others also say something, a move or a chapter, and are printed. */
const COMMANDS = [buttonStyles.button, iconStyles.iconButton, fieldsStyles.textButton];

const FIELDS = "input, select, textarea";

const isCommand = (button: HTMLButtonElement): boolean =>
  COMMANDS.some((name) => name && button.classList.contains(name)) ||
  button.ariaPressed === "false" ||
  button.textContent?.trim() === "";

/** Replace an element by a text, or by what is in it. */
function showInstead(element: Element, ...shown: (string | Node)[]): void {
  const plain = document.createElement("span");
  plain.className = element.className;
  plain.append(...shown);
  element.replaceWith(plain);
}

/** Turn a field, and the label around it, into what was chosen or written. No field must be copied: a chosen one would
 *  undo the choice in the dialog. */
function printField(field: Element, copy: Element): void {
  if (field instanceof HTMLSelectElement) showInstead(copy, field.selectedOptions[0]?.text ?? "");
  else if (!(field instanceof HTMLInputElement)) showInstead(copy, (field as HTMLTextAreaElement).value);
  else if (field.type === "checkbox") showInstead(copy, field.checked ? "☑" : "☐");
  else if (field.type !== "radio") showInstead(copy, field.value);
  else if (field.checked) copy.remove();
  else (copy.closest("label") ?? copy).remove();
}

/** Put a copy of a dialog's content on the page. Return a function that removes it. */
function layOut(dialog: HTMLDialogElement): () => void {
  const place = document.createElement("div");
  place.className = printedStyles.printed ?? "";
  place.dataset.panel = dialog.dataset.panel;
  place.append(...[...dialog.childNodes].map((node) => node.cloneNode(true)));
  const fields = [...dialog.querySelectorAll(FIELDS)];
  for (const [at, copy] of [...place.querySelectorAll(FIELDS)].entries()) {
    const field = fields[at];
    if (field && !copy.matches(UNPRINTED)) printField(field, copy);
  }
  for (const each of place.querySelectorAll(UNPRINTED)) each.remove();
  for (const each of place.querySelectorAll("button")) {
    if (isCommand(each)) each.remove();
    else showInstead(each, ...each.childNodes);
  }
  for (const each of place.querySelectorAll("details")) each.open = true; // nothing can be unfolded on paper
  document.body.append(place);
  document.documentElement.dataset.printing = "yes";
  return () => {
    place.remove();
    delete document.documentElement.dataset.printing;
  };
}
