// What a friend has sent, in any form: messages go to their game, and what connects to the page that can use it.
import { note } from "../browser/note.ts";
import { showPanel } from "../control/panels.ts";
import { store } from "../control/store.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Friend, FriendTerms } from "../engine/types/friend.ts";
import type { Problem, Seat } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { showTable } from "../state/history.ts";
import { type Meeting, unpack } from "./carriers/packing.ts";
import type { Taken } from "./carriers/rtc.ts";
import { handOver, listen } from "./carriers/tabs.ts";
import { carryOnAs, connect, connectBack, noteText, refresh, takeBack } from "./live.ts";
import { hasLines, linesIn, meetIn, readMail } from "./mail.ts";
import { notePassed } from "./PassOn.tsx";
import { bringToTable, connectsAll, type Found, findSide, isGroup, sitDown, take } from "./sides.ts";

/** An invitation to be read. */
export interface Invitation {
  text: string;
  terms: FriendTerms;
  offer: string; // to connect live; "" for none
}

/** What has become of a text: what is to be answered or said, and why something of it could not be taken. */
export interface Outcome {
  invitation?: Invitation;
  arrived?: { answer: Answer; side: Friend }; // from another browser of the player's own
  said?: string;
  wrong?: Wrong;
  problem?: Problem;
}

/** Why a link does not connect. */
export type Wrong = Exclude<Taken, "taken"> | "own" | "other-guest";

/** Take what a friend has sent. */
export async function bring(text: string): Promise<Outcome> {
  const meet = meetIn(text);
  const meeting = unpack(meet);
  let wrong: Wrong | undefined = meet && !meeting ? "unreadable" : undefined;
  if (meeting?.role === "answer") {
    const taken = await takeBack(meet);
    if (taken !== "taken" && (await handOver(text))) return { said: t("friend-live-handed") };
    if (taken !== "taken") wrong = taken;
  }
  const outcome = hasLines(text) || !meet ? await bringMail(text, meeting) : {};
  const isToMeet = meeting?.role === "offer" && !outcome.invitation && !outcome.said;
  const met = isToMeet ? await meetBack(meeting, meet) : {};
  await refresh();
  return { ...(wrong && { wrong }), ...outcome, ...met };
}

/** Offer a connection; the answer may be opened in another tab, which hands it over. */
export function offerToConnect(side: Friend, isEarly: boolean): Promise<void> {
  const hear = async (text: string): Promise<boolean> => {
    if ((await takeBack(meetIn(text))) !== "taken") return false;
    if (hasLines(text)) void bringMail(text, null).then(({ problem }) => problem && store.showRefusal(problem), note);
    return true;
  };
  return connect(side, isEarly, () => listen(hear));
}

async function bringMail(text: string, meeting: Meeting | null): Promise<Outcome> {
  const found = await readMail(text);
  if (found.kind === "problem") return { problem: found.problem };
  if (found.kind === "seat") return { arrived: found };
  if (found.kind === "own") return { said: t("friend-own", { what: found.what }) };
  if (found.kind === "invitation")
    return { invitation: { text, terms: found.terms, offer: meeting?.role === "offer" ? meetIn(text) : "" } };
  const problem = await take(found.found, found.text);
  if (problem) return { problem };
  notePassed(linesIn(found.text)); // whoever has sent it has it, and so has the group
  const side = "waiting" in found.found ? found.found.waiting : found.found.stored.side;
  if (side) noteText(side.game);
  return {};
}

/** Answer the offer of a connection for a game on this device. */
async function meetBack({ game, seat }: Meeting, meet: string): Promise<Outcome> {
  const found = await findSide(game, (side) => side.seat !== seat);
  if (!found) {
    if (await findSide(game, () => true)) return { wrong: "own" };
    return { problem: { code: "E-friend-game", rule: null, data: {} } };
  }
  const side = "waiting" in found ? found.waiting : found.stored.side;
  if (side && isGroup(side) && !connectsAll(side) && seat !== side.terms.seat) return { wrong: "other-guest" };
  return answerAs(found, meet, false);
}

async function answerAs(found: Found, meet: string, isEarly: boolean): Promise<Outcome> {
  if ("stored" in found && !(await bringToTable(found.stored.id))) return {};
  const side = "waiting" in found ? found.waiting : found.stored.side;
  const taken = side && (await connectBack(side, meet, isEarly || "waiting" in found));
  showPanel("friend"); // with the link back
  return taken && taken !== "taken" ? { wrong: taken } : {};
}

/** Accept an invitation, and its offer to connect; the seat is the one that the guest would like, "" for any. */
export async function accept({ text, offer }: Invitation, wanted: Seat): Promise<Outcome> {
  const problem = await sitDown(text, wanted);
  if (problem) return { problem };
  if (await carryOnAs(text)) {
    await showTable();
    return {};
  }
  const meeting = unpack(offer);
  const found = meeting && (await findSide(meeting.game, (side) => side.seat !== meeting.seat));
  return found ? answerAs(found, offer, true) : {};
}
