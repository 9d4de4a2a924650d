// Messages of a friend for the game on the table, until the engine has taken them.
import type { Answer } from "../../engine/types/answer.ts";
import type { Request } from "../../engine/types/request.ts";
import type { Game } from "../../store/games.ts";
import { store } from "../store.ts";
import { PASS } from "../turns.ts";

let mail: string[] = []; // texts that have come
let asked: readonly string[] = []; // those of them that the engine has been asked to take

/** Add a text with messages for the game on the table. */
export function addMail(text: string): void {
  mail.push(text);
}

/** Forget messages for a game that has left the table; the friend still has them. */
export function dropMail(): void {
  mail = [];
}

/** Return the request that follows by itself in a game between friends: to take the messages that have come, or to pass at the
 *  end of a game where there is nothing to claim. */
export function friendRequest({ side, view }: Game): Request | null {
  if (!side) return null;
  const { session, place } = side;
  if (mail.length > 0) {
    asked = [...mail];
    return { do: "friend-receive", session, place, text: asked.join("\n") };
  }
  const passes = side.awaited?.seat === side.seat && side.awaited.what === "pass";
  return passes && view.phase === "over" && view.legal.length === 0 && place === side.last
    ? { do: "friend-act", session, place, event: PASS }
    : null;
}

/** Note that the engine has taken messages, and say what it refused of them. */
export function takeMail(answer: Answer | null): Answer | null {
  if (!answer?.friend) return answer;
  mail = mail.filter((text) => !asked.includes(text));
  asked = [];
  const { verdict, refused, withdrawn } = answer.friend;
  const problem = verdict ?? refused[0];
  if (problem) store.showRefusal(problem);
  else if (withdrawn.length > 0) store.say({ key: "friend-withdrawn" });
  return answer;
}
