// Questions that a player must answer before the deal goes on: a double, an offer, a wrongly named suit, a claim.
import { suitTitle, theCard } from "../../../cards/cardNames.ts";
import type { EcarteView, Entry, Question } from "../../../engine/types/view.ts";
import { t, type Words } from "../../../i18n/index.ts";
import type { Choice } from "../../contract/layout.ts";
import { cardAt } from "./course.ts";
import { opposite, point, worth } from "./moment.ts";

/** Return the prompt for a question. */
export function questionText(view: EcarteView, question: Question, log: Entry[], name: string): string {
  const [first = "", event = ""] = question.args;
  if (question.kind === "claim") return t(`ask-claim-${first}`, claimWords(view, log, first, event, question.by, name));
  if (question.kind === "suit") {
    return t("ask-suit", { name, suit: first, card: theCard(view.trick[0]?.card ?? "??") });
  }
  return t(`ask-${question.kind}`, { name });
}

/** Return the variables of a sentence about a claim: the accused player, the card and the trick. */
export function claimWords(
  view: EcarteView,
  log: Entry[],
  law: string,
  event: string,
  by: string,
  name: string,
): Words {
  const { card, trick } = cardAt(log, view.deal, event);
  return { who: by === view.seat ? "other" : "you", name, law, trick, card: theCard(card || "??") };
}

/** Return the buttons for the answers, with their consequences. */
export function answerChoices(view: EcarteView, question: Question, name: string): Choice[] {
  const me = view.seat;
  const them = opposite(view);
  const say = (verb: string, id: string, words: Words = {}, primary = false): Choice[] => {
    const event = `${me}:${verb}`;
    if (!view.legal.includes(event)) return [];
    return [{ event, label: t(`choice-${id}`, words), note: t(`choice-${id}-note`, { name, ...words }), primary }];
  };
  const [first = ""] = question.args;
  switch (question.kind) {
    case "double":
      return [
        ...say("accept:double", "accept-double", {}, true),
        ...say("refuse:double", "refuse-double", { points: point(view, them) }),
      ];
    case "offer":
      return [
        ...say("accept:offer", "accept-offer", { points: point(view, me) }, true),
        ...say("decline", "decline", { points: worth(view, them, 2) }),
      ];
    case "suit":
      return [...say("let", "let"), ...say(`require:${first}`, "require", { suit: first, title: suitTitle(first) })];
    case "claim":
      return rulings(view);
  }
}

/** Return the buttons for the claimant's choice of a ruling: "&ruling:43:replay:#11". */
function rulings(view: EcarteView): Choice[] {
  const open = view.legal.filter((event) => event.startsWith("&ruling:"));
  return open.map((event) => {
    const [, law = "", choice = "", from = ""] = event.split(":");
    const card = choice === "replay" && from === view.question?.args[1];
    const id = card ? "replay-card" : choice === "back" ? "back-claimed" : choice;
    return {
      event,
      label: t(`choice-ruling-${id}`),
      note: t(`choice-ruling-${id}-note`, { law }),
      primary: choice === "replay" || open.length === 1,
    };
  });
}
