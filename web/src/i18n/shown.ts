// Names and texts from strangers' records, made safe for display: they cannot be invisible or change the text around
// them. The records stay unchanged.

const MARK = "\uFFFD"; // replaces an invisible character

/** Characters without a shape, or that change the direction of writing, except where they join the parts of an
 *  emoji or the letters of scripts that need them. */
const unseen =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\p{Script=Arabic}|\p{M})(?:\u200C|\u200D)|(?!\u200C|\u200D|\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Letters and digits written from right to left. */
const leftwards = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Return a text with marks for invisible characters. */
export const shown = (text: string): string => text.replace(unseen, MARK).replace(/(\p{M}{4})\p{M}+/gu, "$1");

const LONGEST = 60; // characters of a name

/** Return a text or, if it has more than so many characters, its beginning. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const begun = Array.from(text.slice(0, 2 * most)); // a character takes one or two units
  return begun.length <= most && text.length <= 2 * most ? text : `${begun.slice(0, most).join("").trimEnd()}…`;
}

export const isCut = (name: string): boolean => cut(name.trim(), LONGEST) !== name.trim();

/** Return a name for a sentence: its beginning if it is long. One written from right to left is isolated, so that
 *  numbers beside it keep their places; one that reads like a noun of the page, so that it keeps its capital. */
export function shownName(name: string): string {
  const seen = cut(shown(name).trim(), LONGEST).replace(/^\p{M}/u, "\u25CC$&");
  return leftwards.test(seen) || nouns.has(seen) ? `\u2068${seen}\u2069` : seen;
}

export const initial = (name: string): string => Array.from(name.replace(/^\u2068/u, ""))[0] ?? "";

/** Nouns that have stood where a name does: "The opponent". */
export const nouns = new Set<string>();
