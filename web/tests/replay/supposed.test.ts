// What is supposed of hidden hands, and the order of the cards in the hand reader of belote.
import { expect, test } from "vitest";
import type { BeloteView } from "../../src/engine/types/view.ts";
import { order } from "../../src/replay/reader/Hands.tsx";
import { withCard, withVoid } from "../../src/replay/reader/Several.tsx";

test("a card is put into one hand, moved to another, and taken back", () => {
  const once = withCard([], "N", "Js");
  expect(once).toEqual(["N+Js"]);
  const both = withCard(once, "N", "9s");
  expect(both).toEqual(["N+Js", "N+9s"]);
  expect(withCard(both, "W", "Js")).toEqual(["N+9s", "W+Js"]);
  expect(withCard(both, "N", "Js")).toEqual(["N+9s"]);
});

test("a hand lacks a suit until that is taken back; several may be lacking", () => {
  const once = withVoid(["N+Js"], "W", "h");
  expect(once).toEqual(["N+Js", "W-h"]);
  expect(withVoid(once, "E", "h")).toEqual(["N+Js", "W-h", "E-h"]);
  expect(withVoid(once, "W", "h")).toEqual(["N+Js"]);
});

test("trumps come first, in their own order; all suits have it in all trumps, none without trumps", () => {
  const of = (contract: string | null) => order({ contract } as BeloteView);
  const diamonds = of("d");
  expect(diamonds.suits).toEqual(["d", "s", "h", "c"]);
  expect(diamonds.ranks("d").join("")).toBe("J9ATKQ87");
  expect(diamonds.ranks("s").join("")).toBe("ATKQJ987");
  expect(of("at").ranks("s").join("")).toBe("J9ATKQ87");
  expect(of(null).suits).toEqual(["s", "h", "d", "c"]);
  expect(of("nt").ranks("h").join("")).toBe("ATKQJ987");
});
