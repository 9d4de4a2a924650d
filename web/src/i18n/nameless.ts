// Names in records that are none: "", "?", and the page's word for its player (`you-in-record`) in every language.
import { selves } from "virtual:words";
import { t } from "./index.ts";

const nameless = ["", "?", ...selves];

/** Whether a tag holds a name. */
export const isName = (tag: string): boolean => !nameless.includes(tag) && tag.trim() !== "";

/** Whether a name stands for the player of the page, here or elsewhere. */
export const isPlayer = (tag: string): boolean => nameless.indexOf(tag) > 1;

let given = ""; // as the settings have it

/** Set the player's own name. */
export function setOwnName(name: string): void {
  given = name;
}

/** The player: by name or, without one, "You". */
export const you = (): string => given || t("you");

/** A name as a record can hold it. */
export const asName = (name: string): string =>
  name
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}"\\[\]{}]/gu, "")
    .trim()
    .slice(0, 24);
