// The buttons of écarté, at most three: legal events in words.

import { suitTitle } from "../../../cards/cardNames.ts";
import { lookUp } from "../../../engine/lookUp.ts";
import type { Card, EcarteView, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Choice } from "../../contract/layout.ts";
import { orders } from "../../contract/prompts.ts";
import { opposite } from "./moment.ts";
import { answerChoices } from "./questions.ts";

/** Return whether taps pick cards: for a discard, or for the number of cards in a proposal. */
export function picking(view: EcarteView): boolean {
  if (view.turn !== view.seat) return false;
  return view.phase === "discard" || view.legal.some((event) => event.startsWith(`${view.seat}:propose:`));
}

/** Return whether a suit must be named before a card is led (E20). */
export const mustName = (view: EcarteView): boolean =>
  view.rules.options.declare_suit === "on" && view.legal.some((event) => event.startsWith(`${view.seat}:suit:`));

/** Return the buttons at a moment. */
export function choices(view: EcarteView, picked: ReadonlySet<Card>, names: Record<Seat, string>): Choice[] {
  const legal = (event: string) => view.legal.includes(event);
  const say = (verb: string, label: string, primary = false): Choice[] =>
    legal(`${view.seat}:${verb}`) ? [{ event: `${view.seat}:${verb}`, label: t(label), primary }] : [];

  const marks = [...back(view), ...king(view), ...unmark(view)];
  if (view.pause) return [...marks, goOn(view)];
  if (view.turn !== view.seat) return marks;
  switch (view.phase) {
    case "packets":
      return orders(view);
    case "choose":
      return [...propose(view, picked), ...say("stand", "choice-stand"), ...marks];
    case "answer":
      return [
        ...say("accept", "choice-accept", true),
        ...say("accept:if", "choice-accept-if"),
        ...say("refuse", "choice-refuse"),
        ...marks,
      ];
    case "discard":
      return [...discard(view, picked), ...say("refuse", "choice-refuse"), ...marks];
    case "reply":
      return view.question ? answerChoices(view, view.question, lookUp(names, opposite(view)) ?? "") : [];
    default:
      return [...(mustName(view) ? suits(view) : []), ...marks];
  }
}

/** Return the button that marks the king of trumps, in hand or turned. Where kings may be marked falsely, it is
 *  always there. It is primary only when nothing else is asked. */
function king(view: EcarteView): Choice[] {
  const label = t("choice-king");
  const event = `${view.seat}:king`;
  const falsely = `${event}~false`;
  if (view.legal.includes(event)) return [{ event, label, primary: !faulty(view) && view.phase === "play" }];
  return view.legal.includes(falsely) ? [{ event: falsely, label }] : [];
}

/** Return whether irregularities can be committed in this game. */
export const faulty = (view: EcarteView): boolean => view.rules.options.revoke === "penalty";

/** Return the button that takes back the mark for a king that is not held (law 25). */
function unmark(view: EcarteView): Choice[] {
  const event = view.legal.find((each) => each.startsWith(`&unmark:${view.seat}:`));
  return event ? [{ event, label: t("choice-unmark"), note: t("choice-unmark-note") }] : [];
}

/** Return the event that takes back a card that was led out of turn or played illegally (laws 39, 40). */
export const returning = (view: EcarteView): string | undefined =>
  view.legal.find((event) => event.startsWith(`${view.seat}.`) && event.endsWith("~back"));

function back(view: EcarteView): Choice[] {
  const event = returning(view);
  return event ? [{ event, label: t("choice-back"), note: t("choice-back-note"), primary: view.pause }] : [];
}

function goOn(view: EcarteView): Choice {
  const event = "app:go-on";
  if (!returning(view)) return { event, label: t("choice-go-on") };
  return { event, label: t("choice-leave"), note: t("choice-leave-note") };
}

function suits(view: EcarteView): Choice[] {
  return view.legal.flatMap((event) => {
    const suit = event.startsWith(`${view.seat}:suit:`) ? event.slice(-1) : "";
    return suit ? [{ event, label: suitTitle(suit), suit, brief: true }] : [];
  });
}

const inHand = (view: EcarteView, picked: ReadonlySet<Card>): Card[] => view.hand.filter((card) => picked.has(card));

function propose(view: EcarteView, picked: ReadonlySet<Card>): Choice[] {
  const plain = `${view.seat}:propose`;
  if (view.legal.includes(plain)) return [{ event: plain, label: t("choice-propose"), primary: true }];
  const number = inHand(view, picked).length;
  const event = `${plain}:${number}`;
  const label = number > 0 ? t("choice-propose-number", { number }) : t("choice-propose");
  const room = t("choice-propose-number", { number: view.hand.length });
  return [{ event, label, primary: true, off: !view.legal.includes(event), room }];
}

function discard(view: EcarteView, picked: ReadonlySet<Card>): Choice[] {
  const cards = inHand(view, picked);
  const event = `${view.seat}-${cards.join("")}`;
  const label = cards.length > 0 ? t("choice-discard", { number: cards.length }) : t("choice-discard-none");
  const room = t("choice-discard", { number: view.hand.length });
  const off = cards.length === 0 || !view.legal.includes(event);
  const throwing: Choice = { event, label, primary: true, off, room };
  const keep = `${view.seat}-0`;
  return view.legal.includes(keep) ? [throwing, { event: keep, label: t("choice-keep"), primary: false }] : [throwing];
}
