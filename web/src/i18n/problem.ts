// The engine's problems in words.

import type { Problem } from "../engine/types/view.ts";
import { has, remedy, t, type Words } from "./index.ts";
import { joined, valueWords } from "./phrases.ts";
import { shown } from "./shown.ts";

/** Return the options that a problem names, and their values, in the words of the panel. */
function named({ option, needed, wanted, value }: Problem["data"]): Words {
  const title = (name: unknown) => t(`option-${name}`);
  const setting = (name: unknown, some: unknown) =>
    String(some)
      .split(" / ")
      .map((one) => valueWords(String(name), one))
      .join(" / ");
  if (option === undefined) return {};
  return {
    optionName: title(option),
    value: setting(option, value),
    ...(needed !== undefined && { neededName: title(needed), wantedName: setting(needed, wanted) }),
  };
}

/** Return a rule of the book by its name, "rule E17". */
export const ruleName = (rule: string): string => (inBook(rule) ? t("rule-short", { rule }) : rule);

export const inBook = (rule: string): boolean => /^[EB]\d+$/.test(rule);

/** Return why somebody else could not do what they did, as they would have been told: its values are `why_…`. */
function reason({ why, ...data }: Problem["data"]): string {
  const own = Object.entries(data).filter(([name]) => name.startsWith("why_"));
  return explain({
    code: String(why),
    rule: null,
    data: Object.fromEntries(own.map(([name, value]) => [name.slice(4), value])),
  });
}

/** Return a problem in words, with its rule if it has one, and its remedy. */
export function explain({ code, rule, data }: Problem): string {
  const id = `problem-${code}`;
  // The table shows whose turn it is, under another name than the record.
  if (code === "E-turn") return t("not-your-turn");
  const details = Object.entries(data).map(([name, value]) => [name, typeof value === "string" ? shown(value) : value]);
  const values = { ...Object.fromEntries(details), ...named(data) };
  const said = has(id) ? t(id, values) : t("problem-unknown", { code });
  const words = data.does && data.why ? t("friend-because", { ...values, said, why: reason(data) }) : said;
  const ruled = rule ? t("problem-with-rule", { words, rule: ruleName(rule) }) : words;
  return joined([ruled, remedy(id, values)]);
}
