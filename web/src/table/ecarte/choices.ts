// The buttons under the line of écarté, at most three: events of the view put into words.
import type { Card, EcarteView } from "../../engine/types.ts";
import { t } from "../../i18n/index.ts";
import type { Choice } from "../layout.ts";

/** Is the player choosing cards with taps, to throw or to propose a number of them? */
export function picking(view: EcarteView): boolean {
  if (view.turn !== view.seat) return false;
  return view.phase === "discard" || view.legal.some((event) => event.startsWith(`${view.seat}:propose:`));
}

export function choices(view: EcarteView, picked: ReadonlySet<Card>): Choice[] {
  const legal = (event: string) => view.legal.includes(event);
  const say = (verb: string, label: string, primary = false): Choice[] =>
    legal(`${view.seat}:${verb}`) ? [{ event: `${view.seat}:${verb}`, label: t(label), primary }] : [];

  const king = say("king", "choice-king", true);
  if (view.pause) return [...king, { event: "app:go-on", label: t("choice-go-on"), primary: false }];
  if (view.turn !== view.seat) return king;
  switch (view.phase) {
    case "choose":
      return [...propose(view, picked), ...say("stand", "choice-stand"), ...king];
    case "answer":
      return [
        ...say("accept", "choice-accept", true),
        ...say("accept:if", "choice-accept-if"),
        ...say("refuse", "choice-refuse"),
      ];
    case "discard":
      return [...discard(view, picked), ...say("refuse", "choice-refuse")];
    default:
      return king;
  }
}

const inHand = (view: EcarteView, picked: ReadonlySet<Card>): Card[] => view.hand.filter((card) => picked.has(card));

function propose(view: EcarteView, picked: ReadonlySet<Card>): Choice[] {
  const plain = `${view.seat}:propose`;
  if (view.legal.includes(plain)) return [{ event: plain, label: t("choice-propose"), primary: true }];
  const number = inHand(view, picked).length;
  const event = `${plain}:${number}`;
  const label = number > 0 ? t("choice-propose-number", { number }) : t("choice-propose");
  return [{ event, label, primary: true, off: !view.legal.includes(event) }];
}

function discard(view: EcarteView, picked: ReadonlySet<Card>): Choice[] {
  const cards = inHand(view, picked);
  const event = `${view.seat}-${cards.join("")}`;
  const label = cards.length > 0 ? t("choice-discard", { number: cards.length }) : t("choice-discard-none");
  const throwing: Choice = { event, label, primary: true, off: cards.length === 0 || !view.legal.includes(event) };
  const keep = `${view.seat}-0`;
  return view.legal.includes(keep) ? [throwing, { event: keep, label: t("choice-keep"), primary: false }] : [throwing];
}
