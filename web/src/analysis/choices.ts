// The words of choices, reasons and losses.

import { cardName, theCards } from "../cards/cardNames.ts";
import type { Decision, FaultMark, Mark, Reason, Review, Unit } from "../engine/types/analysis.ts";
import type { Card, Seat } from "../engine/types/view.ts";
import { has, language, t, type Words } from "../i18n/index.ts";
import type { Costly } from "../store/rows.ts";
import { places } from "./figures.ts";
import { amount } from "./unit.ts";

const event = /^[A-Z]([.:-])(.+)$/;
const cards = /^(?:[KQJAT987][shdc])+$/;

/** Return a choice in a few words: "Propose", "King of spades", "Throw the 7 of hearts". */
export function choiceWords(choice: string): string {
  const [, sign, rest = ""] = event.exec(choice.replace(/~.*$/, "")) ?? []; // without the mark of an irregularity
  const named = rest.match(/[KQJAT987][shdc]/g) ?? [];
  if (sign === ".") {
    const card = cardName(named[0] ?? "");
    return rest.includes(":") ? t("move-call", { card }) : card;
  }
  if (sign === "-") return rest === "0" ? t("move-keep") : t("move-throw", { cards: theCards(named) });
  const [verb = "", argument = ""] = rest.split(":");
  const asked = `move-${verb}-${argument}`; // accept:double, refuse:offer
  if (has(asked)) return t(asked);
  const id = `move-${verb}`;
  if (has(id)) return t(id, { number: Number(argument) || 0, suit: argument });
  return rest || choice;
}

export const thrown = (choice: string): Card[] =>
  /^[A-Z]-/.test(choice) ? (choice.slice(2).match(/[^0]./g) ?? []) : [];

export const playedCard = (choice: string): Card | undefined => /^[A-Z]\.(..)/.exec(choice)?.[1];

function wordsOf(data: Reason["data"]): Words {
  const standard = `classic-${data.why}`; // a standard hand has a name
  const word = (name: string, value: string | number): string | number => {
    if (name === "like" && has(standard)) return t(standard);
    if (typeof value === "number") return value < 0 ? places(value, Number.isInteger(value) ? 0 : 2) : value;
    if (cards.test(value)) return theCards(value.match(/../g) ?? []);
    return event.test(value) ? choiceWords(value) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, word(name, value)]));
}

/** Return a sentence with a capital at its beginning, also where a card stands there. */
const begun = (words: string): string => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);

/** Return the reasons that a player would give, or the figures behind them. */
export const reasonsOf = (reasons: Reason[], figures: boolean): Reason[] =>
  reasons.filter((reason) => (reason.figures ?? false) === figures);

/** Return reasons as sentences, without those that have no words. They can use the words of a review. */
export const reasonWords = (reasons: Reason[], of: "review" | "reason" | "hint", more: Words = {}): string[] =>
  reasons.flatMap(({ code, data }) => {
    const own = of === "hint" ? `estimate-why-${code}` : `${of}-${code}`;
    const id = has(own) ? own : `review-${code}`;
    return has(id) ? [begun(t(id, { ...more, ...wordsOf(data) }))] : [];
  });

type Loss = Pick<Decision, "loss" | "error" | "mark">;

const SIZES: ReadonlyMap<Mark, string> = new Map<FaultMark, string>([
  ["??", "blunder"],
  ["?", "mistake"],
  ["?!", "dubious"],
]);

/** Return whether a choice certainly lost something. */
const isSure = ({ loss, error }: Omit<Loss, "mark">): boolean => loss > error;

/** Return a loss in words: "1.7 % of a game, a small loss". */
export const lossWords = (unit: Unit, lost: Loss): string =>
  t("loss-told", {
    amount: amount(unit, lost.loss),
    size: SIZES.get(lost.mark) ?? (isSure(lost) ? "small" : "unsure"),
  });

/** Return what the decisions of a seat cost together: "Your 18 decisions cost 6.8 % of a game in all."; "" without any. */
export function totalWords({ decisions, scale }: Review, seat: Seat, whose: { who: string; name?: string }): string {
  const own = decisions.filter((decision) => decision.seat === seat);
  const lost = own.reduce((sum, { loss }) => sum + loss, 0);
  return own.length > 0 ? t("decisions-cost", { ...whose, count: own.length, amount: amount(scale.unit, lost) }) : "";
}

export const betterWords = (decision: Loss, choice: string): string =>
  t(isSure(decision) ? "reviewed-best" : "reviewed-perhaps", { choice });

/** Return a decision and its loss in a line: "Deal 3, “Propose”: 1.7 % of a game, a small loss." */
export const costlyWords = (unit: Unit, decision: Costly, words = "costliest-line"): string =>
  t(words, {
    choice: choiceWords(decision.event),
    deal: Number.parseInt(decision.at, 10), // "3#12"
    told: lossWords(unit, decision),
  });
