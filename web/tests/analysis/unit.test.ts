// Figures of an analysis in the unit of their game: percent of the game, or points of the deal.
import { beforeAll, expect, test } from "vitest";
import { choiceWords, costlyWords, lossWords, reasonWords, totalWords } from "../../src/analysis/choices.ts";
import { amount, formOf, meanAmount } from "../../src/analysis/unit.ts";
import type { Estimate, Mark, Review } from "../../src/engine/types/analysis.ts";
import { hintFigures } from "../../src/game/hintWords.ts";
import { loadLanguage, loadTopic } from "../../src/i18n/index.ts";
import { inEnglish } from "../support/words.ts";

beforeAll(async () => {
  await inEnglish();
  await loadTopic("analysis");
});

const plain = (words: string): string => words.replaceAll("\u00a0", " ").replaceAll(/[\u2068\u2069]/g, "");

test("a loss is an amount of its unit", () => {
  expect(plain(amount("game", 0.017))).toBe("1.7 % of a game");
  expect(plain(amount("points", 17))).toBe("17.0 points");
  expect(plain(amount("points", 1))).toBe("1.0 point");
  expect(plain(meanAmount("game", 1.534))).toBe("1.53 % of a game");
  expect(plain(meanAmount("points", 1.534))).toBe("1.53 points");
});

test("a change has its sign", () => {
  expect(plain(formOf("game").more(-0.042))).toBe("−4.2 %");
  expect(plain(formOf("points").more(-42))).toBe("−42.0");
  expect(formOf("points").more(42)).toBe("+42.0");
});

test("the worth of a choice is a chance in one game, points in another", () => {
  const worth = { game: 0.4, points: -12 };
  expect([formOf("game").worth(worth), formOf("points").worth(worth)]).toEqual([0.4, -12]);
});

const lost = (loss: number, mark: Mark) => ({ at: "3#12" as const, event: "S.Ks", loss, error: 2, mark });

test("a loss is told with its size", () => {
  expect(plain(lossWords("game", { loss: 0.1, error: 0.01, mark: "??" }))).toBe("10.0 % of a game – very bad (??)");
  expect(plain(lossWords("points", lost(23.4, "?")))).toBe("23.4 points – bad (?)");
  expect(plain(lossWords("points", lost(1.4, "")))).toBe("1.4 points – too close to tell");
  expect(plain(costlyWords("points", lost(23.4, "?")))).toBe("Deal 3, “King of spades”: 23.4 points – bad (?).");
});

test("the losses of a seat are added up in the unit of the review", () => {
  const decisions = [{ seat: "S", loss: 20 } as const, { seat: "S", loss: 3.5 } as const, { seat: "N", loss: 50 }];
  const review = { decisions, scale: { unit: "points" } } as unknown as Review;
  expect(plain(totalWords(review, "S", { who: "you" }))).toBe("Your 2 decisions cost 23.5 points in all.");
  expect(totalWords(review, "E", { who: "you" })).toBe("");
});

test("choices of belote have their words", () => {
  expect(choiceWords("S:take:h")).toBe("Take hearts");
  expect(choiceWords("S:meld:tierce:Qs")).toBe("Announce the tierce");
  expect(choiceWords("S.Kh:belote")).toBe("King of hearts with the call");
  expect(choiceWords("S.Kh")).toBe("King of hearts");
});

const reasons = [{ code: "belote-points", data: { points: 12, instead: -7, error: 3 } }];

test("a hint compares the first choice with the next, a review the better one with the other", () => {
  expect(plain(reasonWords(reasons, "hint").join(" "))).toMatch(/^The first choice is worth 12, the next best −7 /);
  expect(plain(reasonWords(reasons, "review").join(" "))).toMatch(/^The better choice is worth 12, the other −7 /);
});

const estimate = (unit: Estimate["unit"]): Estimate => ({
  choices: [
    { event: "S:take:h", points: 88.2, game: 0.6, error: 9.1, p: null },
    { event: "S:pass", points: -7.4, game: 0.5, error: 9.1, p: null },
    { event: "S:take:c", points: -40, game: 0.4, error: 9.1, p: null },
  ],
  best: "S:take:h",
  exact: false,
  worlds: 240,
  unit,
});

test("a hint in points stands in a sentence with its figures", () => {
  expect(plain(hintFigures("S:take:h", estimate("points")) ?? "")).toBe(
    "Hint: take, with hearts as trumps. It is worth 88 ± 9 points of the deal, the next best choice −7.",
  );
  expect(hintFigures("S:take:h", estimate("game"))).toBeNull();
  const only = { ...estimate("points"), choices: estimate("points").choices.slice(0, 1) };
  expect(hintFigures("S:take:h", only)).toBeNull();
});

test("figures are written as the language does", async () => {
  await loadLanguage("fr");
  expect(plain(amount("points", 17.25))).toMatch(/^17,[23] points$/);
  await loadLanguage("ja");
  expect(plain(amount("points", 17))).toBe("17.0点");
  expect(plain(amount("game", 0.017))).toBe("ゲームの1.7 %");
});
