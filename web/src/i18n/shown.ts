// Names and other texts from records of strangers, as they are shown: so that they can neither be invisible nor change the
// text around them. The records stay as they are.

const MARK = "\uFFFD"; // instead of a character that cannot be seen

/** Characters without a shape, or that change the direction of writing, except where they join the parts of an emoji or
 *  the letters of scripts that need them. */
const unseen =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\p{Script=Arabic}|\p{M})(?:\u200C|\u200D)|(?!\u200C|\u200D|\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Letters and digits written from right to left. */
const leftwards = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A text with marks instead of characters that cannot be seen. */
export const shown = (text: string): string => text.replace(unseen, MARK).replace(/(\p{M}{4})\p{M}+/gu, "$1");

/** A name within a sentence; one from right to left is isolated, or numbers beside it would change places. */
export function shownName(name: string): string {
  const seen = shown(name)
    .trim()
    .replace(/^\p{M}/u, "\u25CC$&");
  return leftwards.test(seen) ? `\u2068${seen}\u2069` : seen;
}

/** The first letter of such a name. */
export const initial = (name: string): string => Array.from(name.replace(/^\u2068/u, ""))[0] ?? "";
