// Which game a text is for: it may be an address that was opened, what a messenger has put around one, or a bare line.
import { root } from "../browser/site.ts";
import { ask } from "../engine/client.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Friend, FriendTerms } from "../engine/types/friend.ts";
import type { Problem } from "../engine/types/view.ts";
import { refusalOf } from "../game/answers.ts";
import { type Found, findSide, isSeated } from "./sides.ts";

/** What a text is: messages for a side on this device, an invitation, what one has sent oneself, a side from another browser of
 *  the player's own, or nothing that can be used. */
export type Mail =
  | { kind: "side"; found: Found; text: string }
  | { kind: "invitation"; game: string; terms: FriendTerms; text: string }
  | { kind: "own"; what: "invitation" | "message" }
  | { kind: "seat"; answer: Answer; side: Friend }
  | { kind: "problem"; problem: Problem };

/** Return the address that passes messages on, and connects: the lines stand in it, so that a terminal reads it, too. */
export const addressOf = (lines: readonly string[], meet = ""): string =>
  `${root.href}#${[lines.length > 0 && `friend=${lines.join(",")}`, meet && `meet=${meet}`].filter(Boolean).join("&")}`;

const CONNECTS = /[#&]meet=([\w-]+)/;

/** Return whether there are messages in a text. */
export const hasLines = (text: string): boolean => /ecarte(?:seat)?1:|^ecarte friend 1 /.test(decoded(text));

/** Return the lines of messages in a text. */
export const linesIn = (text: string): string[] => decoded(text).match(/ecarte1:[\w-]+/g) ?? [];

/** Return whether a text is of a friend. */
export const isMail = (text: string): boolean => hasLines(text) || meetIn(text) !== "";

/** Return the part of a text that connects live; "" where it has none. */
export const meetIn = (text: string): string => CONNECTS.exec(decoded(text))?.[1] ?? "";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Find out what the messages in a text are. */
export async function readMail(brought: string): Promise<Mail> {
  const text = /ecarte(?:seat)?1:/.test(brought) ? brought : decoded(brought);
  if (/ecarteseat1:|^ecarte friend 1 /.test(text)) {
    const answer = await ask({ do: "friend-move", session: text, away: false });
    return answer.friend
      ? { kind: "seat", answer, side: answer.friend }
      : { kind: "problem", problem: refusalOf(answer) };
  }
  const answer = await ask({ do: "friend-read", text });
  const [first] = answer.messages ?? [];
  if (!first) return { kind: "problem", problem: refusalOf(answer) };
  const { game, terms } = first;
  const senders = (answer.messages ?? []).flatMap(({ seat }) => seat ?? []);
  const isOwn = ({ seat }: Friend) => senders.length > 0 && senders.every((each) => each === seat);
  const found = await findSide(game, (side) => !isSeated(side) || !isOwn(side));
  if (found) return { kind: "side", found, text };
  if (await findSide(game, () => true)) return { kind: "own", what: terms ? "invitation" : "message" };
  if (terms) return { kind: "invitation", game, terms, text };
  return { kind: "problem", problem: { code: "E-friend-game", rule: null, data: {} } };
}
