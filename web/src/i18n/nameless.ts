// Placeholders for names in records: "", "?", and the page's word for its player (`you-in-record`) in every language.
import { selves } from "virtual:words";
import { t } from "./index.ts";

const nameless = ["", "?", ...selves];

export const isName = (tag: string): boolean => !nameless.includes(tag) && tag.trim() !== "";

/** Return whether a name stands for the page's player, here or elsewhere. */
export const isPlayer = (tag: string): boolean => nameless.indexOf(tag) > 1;

let given = ""; // the name in the settings

export function setOwnName(name: string): void {
  given = name;
}

/** Return the player's name or, without one, "You". */
export const you = (): string => given || t("you");

export const asName = (name: string): string =>
  name
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}"\\[\]{}]/gu, "")
    .trim()
    .slice(0, 24);
