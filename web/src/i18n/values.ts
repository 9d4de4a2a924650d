import type { OptionValue } from "../engine/types/view.ts";
import { has, t } from "./index.ts";

/** Return the words of an option's value, "three, then two" for "3-2". Message ids have "-" instead of "+". */
export function valueWords(option: string, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  const id = `option-${option}-${String(value).replaceAll("+", "-")}`;
  return has(id) ? t(id) : String(value);
}

/** Return what the rule book says of an option's value; nothing of a number, which says enough. */
export function sentenceOf(option: string, value: string): string {
  const id = `book-option-${option}-${value.replaceAll("+", "-")}`;
  return has(id) ? t(id) : "";
}
