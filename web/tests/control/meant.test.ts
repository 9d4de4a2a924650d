// Presses shortly after a card has played itself.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressMeantFor } from "../../src/control/meant.ts";

let now: number;
let card: HTMLElement;

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  document.body.innerHTML = '<div data-part="hand"><button data-event="S.Ks"></button></div>';
  card = document.querySelector("button") as HTMLElement;
  vi.spyOn(card, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 500, 80, 120));
});
afterEach(() => vi.restoreAllMocks());

const at = (x: number, y: number, time = now) => ({ at: time, x, y });

test("a press where the card lay was meant for it, for a moment; one elsewhere is not", () => {
  const isMeant = pressMeantFor("S.Ks");
  now += 50;
  expect(isMeant(at(140, 560))).toBe(true);
  expect(isMeant(at(95, 560))).toBe(true); // a finger is broad
  expect(isMeant(at(240, 560))).toBe(false);
  expect(isMeant(at(140, 420))).toBe(false);
  now += 100; // whoever sees what lies there now presses it no sooner
  expect(isMeant(at(140, 560))).toBe(false);
});

test("a press that began before was meant for the card, wherever it was", () => {
  const isMeant = pressMeantFor("S.Ks");
  now += 30;
  expect(isMeant(at(240, 560, 990))).toBe(true);
});

test("a key was meant for the card if that had the focus", () => {
  expect(pressMeantFor("S.Ks")(null)).toBe(false);
  card.focus();
  expect(pressMeantFor("S.Ks")(null)).toBe(true);
});

test("where no card lies, nothing is held back", () => {
  expect(pressMeantFor("S.7c")(at(140, 560))).toBe(false);
});
