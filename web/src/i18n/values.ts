import type { OptionValue } from "../engine/types/view.ts";
import { has, t } from "./index.ts";

/** The words of a value of an option, "three, then two" for "3-2". The names of messages have "-" instead of "+". */
export function valueWords(option: string, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  const id = `option-${option}-${String(value).replaceAll("+", "-")}`;
  return has(id) ? t(id) : String(value);
}
