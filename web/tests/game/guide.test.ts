// How long a newcomer is offered the guide.
import { expect, test } from "vitest";
import type { Entry } from "../../src/engine/types/view.ts";
import { isEarly } from "../../src/game/guide.ts";

const open = (deal: number): Entry => ({ deal, do: "open", seat: "N" });
const act = (what: Entry["do"], seat: string, deal = 1): Entry => ({ deal, do: what, seat });

test("the guide is offered until the player has decided more than a card to play", () => {
  expect(isEarly([], "S")).toBe(true);
  expect(isEarly([open(1), act("deal", "S"), act("draw", "S")], "S")).toBe(true);
  expect(isEarly([open(1), act("say", "N")], "S")).toBe(true);
  for (const what of ["say", "discard", "take"] as const)
    expect(isEarly([open(1), act(what, "S"), open(2)], "S")).toBe(false);
});

test("it waits while cards are played, and comes back with the next deal when there was nothing else to decide", () => {
  const led = [open(1), act("say", "N"), act("play", "N"), act("play", "S"), act("trick", "N")];
  expect(isEarly(led, "S")).toBe(false);
  expect(isEarly([...led, act("score", "N")], "S")).toBe(false);
  expect(isEarly([...led, open(2)], "S")).toBe(true);
});
