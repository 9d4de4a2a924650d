// What a player of belote has said, in tags that stay beside the name, and the sign of each.
import { beforeAll, expect, test } from "vitest";
import type { BeloteView, Entry, Seat } from "../../src/engine/types/view.ts";
import { speechSign } from "../../src/table/belote/turn/speech.ts";
import { tags } from "../../src/table/belote/turn/tags.ts";
import { inEnglish } from "../support/words.ts";

beforeAll(inEnglish);

const base = { deal: 1, dealer: "W", phase: "bid", round: 1, taker: null, contract: null, best: null };

/** The tags of a seat, in words and signs: "passes/pass". */
function told(seat: Seat, view: object): string[] {
  const whole = { ...base, bids: [], melds: [], calls: [], ...view } as unknown as BeloteView;
  return tags(whole, seat, { who: "other", name: "Anna" }).map(({ words, sign }) =>
    [words, sign].filter(Boolean).join("/"),
  );
}

const pass = (seat: Seat, round: 1 | 2) => ({ seat, round, bid: "pass" });

test("who has passed can be told in both rounds", () => {
  const bids = [pass("N", 1), pass("E", 1)];
  expect(told("N", { bids })).toEqual(["passes/pass"]);
  expect(told("S", { bids })).toEqual([]);
  const second = { round: 2, bids: [...bids, pass("S", 1), pass("W", 1), pass("N", 2)] };
  expect(told("N", second)).toEqual(["passes again/again"]);
  expect(told("E", second)).toEqual(["passed/pass"]);
  expect(told("N", { ...second, phase: "play" })).toEqual([]);
});

test("a bid that was gone over is told beside the contract that counts", () => {
  const bids = [
    { seat: "N", round: 1, bid: "h" },
    { seat: "E", round: 1, bid: "nt" },
  ];
  const view = { bids, taker: "E", contract: "nt" };
  expect(told("N", view)).toEqual(["bid hearts"]);
  expect(told("E", view)).toEqual(["takes no trumps"]);
  expect(told("E", { ...view, phase: "play" })).toEqual(["takes no trumps"]);
});

test("each declaration has its tag while it may count; belote is complete with rebelote", () => {
  const melds = [
    { seat: "N", kind: "tierce", top: "??" },
    { seat: "N", kind: "carre", top: "Q" },
  ];
  const view = { phase: "play", melds, calls: [{ seat: "N", suit: "h", complete: false }] };
  expect(told("N", view)).toEqual(["tierce/tierce", "carré of queens/carre", "belote/h"]);
  const later = { ...view, best: "EW", calls: [{ seat: "N", suit: "h", complete: true }] };
  expect(told("N", later)).toEqual(["rebelote/h"]);
});

test("a bubble has the sign of what is said", () => {
  const sign = (entry: object) => speechSign(entry as Entry);
  expect(sign({ do: "say", verb: "take", args: ["nt"] })).toBe("nt");
  expect(sign({ do: "say", verb: "meld", args: ["cent", "??"] })).toBe("cent");
  expect(sign({ do: "play", card: "Kh", call: "belote" })).toBe("h");
  expect(sign({ do: "play", card: "Kh" })).toBeNull();
  expect(sign({ do: "say", verb: "pass" })).toBeNull();
});
