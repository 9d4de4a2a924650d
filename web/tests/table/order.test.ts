// The order of a hand at belote under each setting.
import { expect, test } from "vitest";
import type { BeloteView } from "../../src/engine/types/view.ts";
import { defaults } from "../../src/settings/settings.ts";
import { ordered, type Sorting } from "../../src/table/belote/turn/order.ts";

const hand = ["7s", "Js", "Ad", "Tc", "9c", "Kh", "8h"];

function sorted(sorting: Partial<Sorting>, contract: string | null = "c", cards = hand): string {
  const trump = contract?.length === 1 ? contract : null;
  const view = { contract, trump, seats: ["S", "W", "N", "E"], trick: [], tricks: [] } as unknown as BeloteView;
  return ordered(view, "S", cards, { ...defaults, ...sorting }).join(" ");
}

test("trumps are on the left or on the right, the other suits in alternating colours", () => {
  expect(sorted({})).toBe("9c Tc Kh 8h Js 7s Ad");
  expect(sorted({ sortTrumps: "right" })).toBe("Ad Js 7s Kh 8h 9c Tc");
});

test("the suits may keep one order, with the trumps at their end of the hand", () => {
  expect(sorted({ sortSuits: "fixed" })).toBe("9c Tc Js 7s Kh 8h Ad");
  expect(sorted({ sortSuits: "fixed", sortTrumps: "right" })).toBe("Js 7s Kh 8h Ad 9c Tc");
  expect(sorted({ sortSuits: "fixed" }, "nt")).toBe("Js 7s Kh 8h Ad Tc 9c");
});

test("the cards of a suit go down or up, in the order in which they beat each other", () => {
  expect(sorted({ sortRanks: "up" })).toBe("Tc 9c 8h Kh 7s Js Ad");
  expect(sorted({ sortRanks: "up" }, "at")).toBe("7s Js 8h Kh Tc 9c Ad");
});

test("before there are trumps, or without a trump in hand, the place of trumps changes nothing", () => {
  for (const [contract, cards] of [
    [null, hand],
    ["at", hand],
    ["c", ["7s", "Ad", "Kh"]],
  ] as const)
    expect(sorted({ sortTrumps: "right" }, contract, [...cards])).toBe(sorted({}, contract, [...cards]));
});

test("unknown cards come last", () => {
  expect(sorted({ sortTrumps: "right" }, "c", ["??", "9c", "Ad"])).toBe("Ad 9c ??");
});
