// What the addresses of the arbiter and the explorer name.
import { beforeAll, expect, test } from "vitest";
import type { Laws } from "../../src/engine/types/laws.ts";
import { placeOf } from "../../src/panels/arbiter/ArbiterPanel.tsx";
import * as belote from "../../src/panels/explorer/belote/question.ts";
import {
  drawAny,
  HAND,
  read,
  requestOf,
  rows,
  toggle,
  withPreset,
  write,
} from "../../src/panels/explorer/ecarte/question.ts";
import { native } from "../support/frame.ts";

let tree: Laws;

beforeAll(async () => {
  tree = (await native({ do: "laws" })).laws as Laws;
});

test("an address of the arbiter names the laws, a group, a case as far as it is known, or the start", () => {
  expect(placeOf("laws", undefined)).toEqual({ page: "laws", law: 0 });
  expect(placeOf("43", tree)).toEqual({ page: "laws", law: 43 });
  for (const group of tree.groups) {
    expect(placeOf(group.name, tree)).toEqual({ page: "group", group });
    for (const what of group.what) {
      expect(placeOf(what, tree)).toEqual({ page: "case", at: what, what });
      expect(placeOf(`${what}.yes.no`, tree)).toEqual({ page: "case", at: `${what}.yes.no`, what });
    }
  }
  for (const at of ["", "unheard-of", ".", "-1"]) expect(placeOf(at, tree)).toEqual({ page: "start" });
  expect(placeOf(tree.groups[0]?.name ?? "", undefined)).toEqual({ page: "start" }); // until the groups are known
});

test("an address of the explorer keeps the whole question", () => {
  const address = "KsKhKd8h7h.9h.dealer.2-4.london.2";
  const draft = read(address, 5);
  expect(draft).toEqual({
    hand: ["Ks", "Kh", "8h", "7h", "Kd"],
    turned: "9h",
    role: "dealer",
    score: [2, 4],
    preset: "london",
    laid: 2,
  });
  expect(read(write(draft), 5)).toEqual(draft);
  expect(requestOf(draft)).toMatchObject({
    game: "ecarte",
    hand: draft.hand,
    rules: { preset: "london", options: {} },
  });
});

test("what makes no sense in an address is as usual", () => {
  const usual = read("", 5);
  expect(usual).toMatchObject({ hand: [], turned: null, role: "elder", score: [0, 0], laid: 3 });
  expect(read("6s1x.9h9h.third.5-0..9", 5)).toEqual(usual);
  expect(read("KsKsKs.Ks", 5)).toMatchObject({ hand: ["Ks"], turned: null });
  expect(read("KsQsJsAsTs9s.8s", 5).hand).toHaveLength(HAND);
  expect(withPreset({ ...usual, preset: "unheard-of" }, ["akagiri"]).preset).toBe(usual.preset);
});

test("a card goes into the hand while it has room, then is the turn-up, and comes out again", () => {
  const [suit = []] = rows;
  const full = suit.slice(0, HAND).reduce(toggle, read("", 5));
  expect(full).toMatchObject({ hand: suit.slice(0, HAND), turned: null });
  expect(requestOf(full)).toBeNull();
  const whole = toggle(full, "7d");
  expect(whole.turned).toBe("7d");
  expect(toggle(whole, "8d").turned).toBe("8d");
  expect(toggle(whole, "7d").turned).toBeNull();
  expect(toggle(whole, suit[0] ?? "").hand).toEqual(suit.slice(1, HAND));
  const any = drawAny(whole);
  expect(new Set([...any.hand, any.turned]).size).toBe(HAND + 1);
});

test("an address of a hand of belote keeps the whole question, which the engine takes under any rules", async () => {
  const rules = (await native({ do: "catalog" })).catalog?.games.find(({ name }) => name === "belote");
  const lead = "belote.lead.2.two-hand.AsJs9s7hKdAcJcTc7c.8s.h.Qd";
  expect(belote.write(belote.fitted(belote.read(lead), rules))).toBe(lead);
  const open = "belote.first.2.two.AsJs9s7hKdAcTc7c.Ks8sAhQhJd9d8d7d..Kd";
  expect(belote.write(belote.fitted(belote.read(open), rules))).toBe(open);
  for (const { name: preset } of rules?.presets ?? []) {
    for (const asks of belote.asked) {
      const draft = belote.fitted({ ...belote.read(""), asks, preset, place: 4 }, rules);
      const room = belote.roomOf(draft, rules);
      expect(belote.requestOf(draft, room)).toBeNull();
      const question = belote.requestOf(belote.drawAny(draft, room), room);
      const answer = question && (await native({ do: "explore", ...question }));
      expect(answer?.explore).toMatchObject({ declared: expect.any(Array) });
    }
  }
});

test("what makes no sense in an address of a hand of belote is as usual, or as the rules allow it", async () => {
  const rules = (await native({ do: "catalog" })).catalog?.games.find(({ name }) => name === "belote");
  const usual = belote.read("belote");
  expect(usual).toMatchObject({ asks: "first", place: 1, preset: "classic", hand: [], turned: [null, null] });
  expect(belote.read("belote.third.9..6s1x.9h9h.x.Kx")).toEqual(usual);
  const nine = "AsJs9s7hKdAcJcTc7c";
  const fitted = belote.fitted(belote.read(`belote.first.4.three.${nine}.8s.nt.8s`), rules);
  expect(fitted).toMatchObject({ place: 3, turned: ["8s"], contract: "" });
  expect(fitted.hand).toHaveLength(5);
  const own = belote.fitted(belote.read(`belote.lead.1.unheard-of.${nine}.8s`), rules);
  expect(own.hand).toHaveLength(7); // and the card turned up
  expect(own.preset).toBe("classic");
  expect(belote.contractOf(own)).toBe("s");
  const open = belote.fitted(belote.read("belote.lead.1.two.AsJs9s7hKdAcTc7c.Ks8sAh..Kd"), rules);
  expect(open).toMatchObject({ last: "Ah", turned: ["Ks", "8s", "Ah", null, null, null, null, null] });
});
