// What the page plays for the player.
import { expect, test } from "vitest";
import type { View } from "../../src/engine/types/view.ts";
import { byItself, forced } from "../../src/settings/habits.ts";
import { defaults } from "../../src/settings/settings.ts";

const view = (legal: string[], options: Record<string, unknown> = {}, turn = "S"): View =>
  ({ seat: "S", turn, legal, phase: "play", rules: { preset: "", options } }) as unknown as View;

test("the only legal event plays itself, if it is a card and the player's", () => {
  expect(forced(view(["S.Ks"]), defaults)).toBe("S.Ks");
  expect(byItself(view(["S.Ks"]), defaults)).toBe("S.Ks");
  expect(forced(view(["S.Ks"]), { ...defaults, autoplay: false })).toBeNull();
  expect(forced(view(["S.Ks"], {}, "N"), defaults)).toBeNull();
});

test.each([
  [["S.Ks", "S.Qs"]],
  [["S.Kh", "S.Kh:belote"]],
  [["S.Ks", "S:king"]],
  [["S.Ks", "S:double"]],
  [["S.Ks", "&claim:N:43:#15"]],
  [["S.Ks~revoke"]],
  [["S:pass"]],
  [["S-Ks"]],
  [[]],
])("%s is left to the player", (legal) => {
  expect(forced(view(legal), defaults)).toBeNull();
});

test("so is every card where the player sees to irregularities or to the king", () => {
  expect(forced(view(["S.Ks"], { revoke: "penalty" }), defaults)).toBeNull();
  expect(forced(view(["S.Ks"], { king_mark: "optional" }), defaults)).toBeNull();
  expect(forced(view(["S.Ks"], { revoke: "impossible", king_mark: "automatic" }), defaults)).toBe("S.Ks");
});
