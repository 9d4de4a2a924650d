// What the keys of a replay do, on any layout.
import { expect, test } from "vitest";
import { type Move, moveOf } from "../../src/replay/steps/keys.ts";

const pressed = (init: KeyboardEventInit, hasLetters = true): Move | null =>
  moveOf(new KeyboardEvent("keydown", init), hasLetters);

test.each<[string, KeyboardEventInit]>([
  ["alone", { key: "c", code: "KeyC" }],
  ["with Shift", { key: "C", code: "KeyC", shiftKey: true }],
  ["with Caps Lock", { key: "C", code: "KeyC" }],
  ["where Dvorak has it", { key: "c", code: "KeyI" }],
  ["in the same place of a Cyrillic layout", { key: "с", code: "KeyC" }],
  ["of a Cyrillic layout, with Caps Lock", { key: "С", code: "KeyC" }],
  ["of a Greek one", { key: "ψ", code: "KeyC" }],
  ["of a kana one", { key: "そ", code: "KeyC" }],
])("the key C %s", (_, init) => {
  expect(pressed(init)).toBe("comment");
  expect(pressed(init, false)).toBeNull();
  expect(pressed({ ...init, ctrlKey: true })).toBeNull();
});

test.each<[string, KeyboardEventInit]>([
  ["on an English layout", { key: "?", code: "Slash", shiftKey: true }],
  ["on a French one", { key: "?", code: "KeyM", shiftKey: true }],
  ["on an Arabic one", { key: "؟", code: "Slash", shiftKey: true }],
  ["full-width", { key: "？", code: "Slash", shiftKey: true }],
])("the question mark %s", (_, init) => {
  expect(pressed(init)).toBe("keys");
  expect(pressed(init, false)).toBeNull();
});

test("a Latin letter is itself, wherever it lies", () => {
  expect(pressed({ key: "j", code: "KeyC" })).toBeNull(); // Dvorak
  expect(pressed({ key: "Process", code: "KeyC" })).toBeNull(); // an input method has it
  expect(pressed({ key: "constructor", code: "" })).toBeNull();
});

test("arrows and the like need no letters", () => {
  expect(pressed({ key: "ArrowRight", code: "ArrowRight" }, false)).toBe("next");
  expect(pressed({ key: "ArrowRight", code: "ArrowRight", shiftKey: true }, false)).toBe("next-trick");
  expect(pressed({ key: " ", code: "Space" }, false)).toBe("play");
});
