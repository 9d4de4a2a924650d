// The rule of thumb for discards.
import { expect, test } from "vitest";
import type { EcarteView } from "../../src/engine/types/view.ts";
import { suggested } from "../../src/table/ecarte/turn/held.ts";

const hand = ["Ks", "Qs", "7h", "Ad", "9c"];
const subsets = hand.reduce((all, card) => all.concat(all.map((some) => some.concat(card))), [[]] as string[][]);
const legal = (most: number) =>
  subsets.filter(({ length }) => length > 0 && length <= most).map((some) => `S-${some.join("")}`);
const view = (more: Partial<EcarteView>): EcarteView =>
  ({ hand, legal: legal(5), phase: "discard", seat: "S", turn: "S", trump: "d", ...more }) as EcarteView;

test("all cards but trumps and kings are picked", () => {
  expect(suggested(view({}))).toEqual(["Qs", "7h", "9c"]);
  expect(suggested(view({ trump: "s" }))).toEqual(["7h", "Ad", "9c"]);
});

test("nothing is picked that may not be discarded", () => {
  expect(suggested(view({ legal: legal(2) }))).toEqual([]);
  expect(suggested(view({ turn: "N", legal: [] }))).toEqual([]);
  expect(suggested(view({ phase: "play", legal: ["S.Qs"] }))).toEqual([]);
  expect(suggested(view({ hand: ["Ks", "Ad"] }))).toEqual([]);
});
