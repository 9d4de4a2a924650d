// The words of choices and reasons in écarté, and the formats of figures.

import { cardName, theCards } from "../cards/cardNames.ts";
import type { Decision, FaultMark, Mark, Reason } from "../engine/types/analysis.ts";
import type { Card, Seat } from "../engine/types/view.ts";
import { has, language, t, type Words } from "../i18n/index.ts";
import type { Costly } from "../store/rows.ts";

const event = /^[A-Z]([.:-])(.+)$/;
const cards = /^(?:[KQJAT987][shdc])+$/;

/** Return a choice in a few words: "Propose", "King of spades", "Throw the 7 of hearts". */
export function choiceWords(choice: string): string {
  const [, sign, rest = ""] = event.exec(choice.replace(/~.*$/, "")) ?? []; // without the mark of an irregularity
  const named = rest.match(/[KQJAT987][shdc]/g) ?? [];
  if (sign === ".") return cardName(named[0] ?? "");
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

const formats = new Map<string, Intl.NumberFormat>();

function number(value: number, options: Intl.NumberFormatOptions): string {
  const key = `${language()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language(), options);
  formats.set(key, format);
  return format.format(value);
}

/** Put a space before the percent sign, in every language, as in the sentences. */
const spaced = (figure: string): string => figure.replace(/(\d)%/, "$1\u00a0%");

/** Format a chance: "66 %". */
export const percent = (chance: number, digits = 0): string =>
  spaced(number(chance, { style: "percent", maximumFractionDigits: digits, minimumFractionDigits: digits }));

/** Format a difference of chances: "+4.2 %", "−0.3 %", "0.0 %". */
export const percentMore = (chance: number): string =>
  spaced(
    number(chance, {
      style: "percent",
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
      signDisplay: "exceptZero",
    }),
  ).replace("-", "−");

/** Format a number with decimals: "0.12". */
export const places = (value: number, digits = 2): string =>
  number(value, { maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: "negative" }).replace(
    "-",
    "−",
  );

function wordsOf(data: Reason["data"]): Words {
  const standard = `classic-${data.why}`; // a standard hand has a name
  const word = (name: string, value: string | number): string | number => {
    if (name === "like" && has(standard)) return t(standard);
    if (typeof value === "number") return value < 0 ? places(value) : value;
    if (cards.test(value)) return theCards(value.match(/../g) ?? []);
    return event.test(value) ? choiceWords(value) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, word(name, value)]));
}

/** Return reasons as sentences, without those that have no words. Reasons of a hint can use the words of a review. */
export const reasonWords = (reasons: Reason[], of: "review" | "reason" | "hint", more: Words = {}): string[] =>
  reasons.flatMap(({ code, data }) => {
    const own = of === "hint" ? `estimate-why-${code}` : `${of}-${code}`;
    const id = of === "hint" && !has(own) ? `review-${code}` : own;
    return has(id) ? [t(id, { ...more, ...wordsOf(data) })] : [];
  });

type Loss = Pick<Decision, "loss" | "error" | "mark">;

const SIZES: ReadonlyMap<Mark, string> = new Map<FaultMark, string>([
  ["??", "blunder"],
  ["?", "mistake"],
  ["?!", "dubious"],
]);

/** Return whether a choice certainly lost something. */
const isSure = ({ loss, error }: Omit<Loss, "mark">): boolean => loss > error;

export const lossFigure = (loss: number): string => percent(loss, 1);

/** Return a loss in words: "1.7 % of a game, a small loss". */
export const lossWords = (lost: Loss): string =>
  t("loss-told", { loss: lossFigure(lost.loss), size: SIZES.get(lost.mark) ?? (isSure(lost) ? "small" : "unsure") });

/** Return what the decisions of a seat cost together: "Your 18 decisions cost 6.8 % of a game in all."; "" without any. */
export function totalWords(decisions: Decision[], seat: Seat, whose: { who: string; name?: string }): string {
  const own = decisions.filter((decision) => decision.seat === seat);
  const lost = own.reduce((sum, { loss }) => sum + loss, 0);
  return own.length > 0 ? t("decisions-cost", { ...whose, count: own.length, loss: lossFigure(lost) }) : "";
}

export const betterWords = (decision: Loss, choice: string): string =>
  t(isSure(decision) ? "reviewed-best" : "reviewed-perhaps", { choice });

/** Return a decision and its loss in a line: "Deal 3, “Propose”: 1.7 % of a game, a small loss." */
export const costlyWords = (decision: Costly, words = "costliest-line"): string =>
  t(words, {
    choice: choiceWords(decision.event),
    deal: Number.parseInt(decision.at, 10), // "3#12"
    told: lossWords(decision),
  });
