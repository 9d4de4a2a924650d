// Which games are gone on with after a start: those between friends longest.
import { expect, test } from "vitest";
import { isOpen, nextOf, type Stored } from "../../src/store/rows.ts";

const over = { summary: { over: true }, id: "5a1bed87bb4ds0" } as Stored;
const awaited = { seat: "N", what: "open" };
const side = { awaited, verdict: null, place: 0, last: 0 } as unknown as NonNullable<Stored["side"]>;

test("a game of friends is gone on with until both have signed its end", () => {
  expect(isOpen(over)).toBe(false);
  expect(isOpen({ ...over, side })).toBe(true);
  expect(isOpen({ ...over, side: { ...side, awaited: null } })).toBe(false);
  expect(isOpen({ ...over, side: { ...side, moved: "ecarteseat1:" } })).toBe(false);
});

test("a game of a match names the one that follows", () => {
  expect(nextOf(over)).toBe("");
  expect(nextOf({ ...over, side })).toBe("");
  expect(nextOf({ ...over, side: { ...side, last: 1 } })).toBe("5a1bed87bb4ds1");
});
