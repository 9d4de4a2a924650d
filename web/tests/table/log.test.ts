// The log of a deal: what has been discarded is not to be looked at again (E12, law 28), in the log neither.
import { beforeAll, expect, test } from "vitest";
import type { Entry } from "../../src/engine/types/view.ts";
import { logLine, recalled } from "../../src/table/contract/log.ts";
import { inEnglish } from "../support/words.ts";

beforeAll(inEnglish);

const entry = (what: Entry["do"], seat: string, cards: string[] = [], deal = 1): Entry => ({
  deal,
  do: what,
  seat,
  cards,
});
const log: Entry[] = [
  entry("deal", "S", ["Ks", "7h"], 1),
  entry("discard", "S", ["7h"], 1),
  entry("score", "", [], 1),
  entry("open", "N", [], 2),
  entry("deal", "S", ["Ks", "Qs", "8d", "7d", "7c"], 2),
  entry("discard", "S", ["8d", "7d"], 2),
  entry("discard", "N", ["??"], 2),
  entry("draw", "S", ["9h", "9c"], 2),
  entry("draw", "N", ["??"], 2),
];
const said = (entries: Entry[]) => entries.map((each) => logLine(each, { S: "Anna", N: "Bruno" }, "S"));

test("cards discarded since are told by their number, until the deal is over", () => {
  const all = "the king of spades, the queen of spades, the 8 of diamonds, the 7 of diamonds, the 7 of clubs";
  const now = said(recalled(log, "S"));
  expect(now[0]).toBe("You hold the king of spades, the 7 of hearts."); // a deal that is over
  expect(now[4]).toBe("You hold the king of spades, the queen of spades, the 7 of clubs, 2 cards discarded since.");
  expect(now[7]).toBe("You draw the 9 of hearts, the 9 of clubs.");
  const later = said(recalled([...log, entry("discard", "S", ["9h", "9c"], 2)], "S"));
  expect(later[7]).toBe("You draw 2 cards discarded since.");
  expect(said(recalled([...log, entry("score", "", [], 2)], "S"))[4]).toBe(`You hold ${all}.`);
});

test("nothing is kept from those who see no hand, or the other's", () => {
  expect(recalled(log, "")).toEqual(log);
  expect(recalled(log, "N")).toEqual(log);
});
