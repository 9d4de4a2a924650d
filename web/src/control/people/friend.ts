// Messages of a friend for the game on the table, until the engine has taken them, and what the player says.
import { lookUp } from "../../engine/lookUp.ts";
import type { Answer } from "../../engine/types/answer.ts";
import type { Friend } from "../../engine/types/friend.ts";
import type { Request } from "../../engine/types/request.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { shownName } from "../../i18n/shown.ts";
import type { Game } from "../../store/games.ts";
import { store } from "../store.ts";
import { PASS } from "../turns.ts";

interface Text {
  text: string;
  isByHand: boolean; // the player has opened it
}

let mail: Text[] = []; // what has come
let asked: readonly Text[] = []; // what of it the engine has been asked to take

/** Add a text with messages for the game on the table. */
export function addMail(text: string, isByHand: boolean): void {
  mail.push({ text, isByHand });
}

type Word = Extract<Request, { do: "friend-say" }>["word"] | "away" | "here";
let word: Word | null = null; // what the player asks, answers or says, until the engine is asked

/** Ask the friend for something, answer, or say a phrase, once the table is at rest; or move the game "away" to another browser
 *  of the player's own, or back "here". */
export function speak(said: string): void {
  word = said as Word;
}

/** Forget messages for a game that has left the table; the friend still has them. */
export function dropMail(): void {
  mail = [];
  word = null;
}

/** Return the request that follows by itself in a game between friends: to take the messages that have come, to say what the
 *  player says, or to pass at the end of a game where there is nothing to claim. */
export function friendRequest({ side, view }: Game): Request | null {
  if (!side) return null;
  const { session, place } = side;
  if (mail.length > 0) {
    asked = [...mail];
    return { do: "friend-receive", session, place, text: asked.map(({ text }) => text).join("\n") };
  }
  if (word) {
    const said = word;
    word = null;
    return said === "away" || said === "here"
      ? { do: "friend-move", session, place, away: said === "away" }
      : { do: "friend-say", session, place, word: said };
  }
  const passes = side.awaited?.seat === side.seat && side.awaited.what === "pass";
  return passes && view.phase === "over" && view.legal.length === 0 && place === side.last
    ? { do: "friend-act", session, place, event: PASS }
    : null;
}

/** Note that the engine has taken messages, and say what it refused of them. */
export function takeMail(answer: Answer | null): Answer | null {
  const side = answer?.friend;
  if (!side) return answer;
  const isByHand = asked.some((each) => each.isByHand);
  mail = mail.filter((each) => !asked.includes(each));
  asked = [];
  const { refused, withdrawn, heard, fresh, awaited } = side;
  const [problem] = refused;
  const told = heard.filter(({ kind }) => kind !== "ask"); // a question stands in the bar until it is answered
  if (problem) store.showRefusal(problem);
  else if (withdrawn.length > 0) store.say({ key: "friend-withdrawn" });
  else if (told.length > 0) store.say({ key: "", text: joined(told.map((each) => heardWords(side, each))) });
  else if (isByHand && !fresh && awaited?.what !== "again") store.say({ key: "friend-known" });
  return answer;
}

/** Return the words for what a friend has answered or said. */
function heardWords({ names }: Friend, { seat, kind, word: what }: Friend["heard"][number]): string {
  const name = shownName(lookUp(names, seat) ?? "");
  return kind === "say"
    ? t("friend-says", { name, said: t("friend-say", { phrase: what }) })
    : t("friend-answered", { name, answer: what });
}
