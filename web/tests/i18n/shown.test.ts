// Names and texts of strangers, as they are shown.
import { expect, test } from "vitest";
import { loadLanguage, t } from "../../src/i18n/index.ts";
import { cut, isCut, shownName } from "../../src/i18n/shown.ts";

test("a long name is cut in sight, between characters", () => {
  expect(shownName("Anna")).toBe("Anna");
  expect(shownName("a".repeat(60))).toBe("a".repeat(60));
  expect(shownName("a".repeat(100_000))).toBe(`${"a".repeat(60)}…`);
  expect(shownName("🂡".repeat(60))).toBe("🂡".repeat(60));
  expect(shownName("🂡".repeat(61))).toBe(`${"🂡".repeat(60)}…`);
  expect(shownName(`${"א".repeat(99)}`)).toBe(`\u2068${"א".repeat(60)}…\u2069`);
  expect([isCut(" Anna "), isCut("a".repeat(61))]).toEqual([false, true]);
  expect(cut("", 60)).toBe("");
});

test("a value of any length can be in a sentence", async () => {
  await loadLanguage("en");
  const said = t("problem-with-rule", { words: "x".repeat(100_000), rule: "E1" });
  expect(said).not.toContain("???");
  expect(said).toContain("x…");
});
