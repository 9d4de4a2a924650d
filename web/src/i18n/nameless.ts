// What is no name in a record: nothing, "?", and what the page calls its own player (`you-in-record`), in
// every language it may have been played in.
import { selves } from "virtual:words";
import { t } from "./index.ts";

const nameless = ["", "?", ...selves];

export const isName = (tag: string): boolean => !nameless.includes(tag) && tag.trim() !== "";

/** The player of some page, this one or another. */
export const isPlayer = (tag: string): boolean => nameless.indexOf(tag) > 1;

let given = ""; // as the settings have it

/** Whoever sits here has given themselves a name. */
export function nameYourself(name: string): void {
  given = name;
}

/** The name that whoever sits here has given themselves; "" without one. */
export const ownName = (): string => given;

/** Whoever sits here: by the name they have given themselves, else "You". */
export const you = (): string => given || t("you");

/** A name as a record can have it. */
export const asName = (name: string): string =>
  name
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}"\\[\]{}]/gu, "")
    .trim()
    .slice(0, 24);
