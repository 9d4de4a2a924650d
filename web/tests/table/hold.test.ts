// A hand between two people shows while a finger is on it, and for nobody else.
import { expect, test } from "vitest";
import { type Chosen, type Holding, KEY, nobody, type Touch, touched } from "../../src/table/facing/hold.ts";

const press = (by: number, seat: string, at = -1, alone = false): Touch => ({
  do: "press",
  by,
  seat,
  point: { x: 0, y: 0 },
  at,
  alone,
});
const slide = (by: number, x: number, at: number): Touch => ({ do: "slide", by, point: { x, y: 0 }, at });
const release = (by: number, at = -1): Touch => ({ do: "release", by, at });

/** The hand that is open after some touches, and the cards they chose. */
function after(...touches: Touch[]): { open: string | null; chosen: Chosen[] } {
  let holding: Holding = nobody;
  const chosen: Chosen[] = [];
  for (const touch of touches) {
    const [now, card] = touched(holding, touch);
    holding = now;
    if (card) chosen.push(card);
  }
  return { open: holding.held?.seat ?? null, chosen };
}

test("a finger shows a hand, and hides it when it is lifted", () => {
  expect(after(press(1, "S"))).toEqual({ open: "S", chosen: [] });
  expect(after(press(1, "S"), release(1, 2))).toEqual({ open: null, chosen: [] });
  expect(after(press(1, "S"), { do: "lose" })).toEqual({ open: null, chosen: [] });
});

test("a card is chosen where a finger that slid lets go, not where one only looked", () => {
  expect(after(press(1, "S", 2), slide(1, 4, 2), release(1, 2)).chosen).toEqual([]);
  expect(after(press(1, "S"), slide(1, 40, 2), release(1, 2)).chosen).toEqual([{ seat: "S", at: 2 }]);
  expect(after(press(1, "S"), slide(1, 40, 2), slide(1, 40, -1), release(1, -1)).chosen).toEqual([]);
  expect(after(press(1, "S"), slide(1, 40, 2), { do: "lose" }, release(1, 2)).chosen).toEqual([]);
});

test("a second finger taps a card of the hand that the first one holds", () => {
  const both = [press(1, "S"), press(2, "S", 3)];
  expect(after(...both, release(2, 3))).toEqual({ open: "S", chosen: [{ seat: "S", at: 3 }] });
  expect(after(...both, release(2, 4)).chosen).toEqual([]);
  expect(after(...both, release(1))).toEqual({ open: null, chosen: [] });
});

test("a finger on the other hand hides both until both are lifted", () => {
  const both = [press(1, "S"), press(2, "N", 0)];
  expect(after(...both)).toEqual({ open: null, chosen: [] });
  expect(after(...both, slide(2, 40, 1), release(2, 1))).toEqual({ open: null, chosen: [] });
  expect(after(...both, release(1), press(3, "S")).open).toBeNull();
  expect(after(...both, release(1), release(2), press(3, "N")).open).toBe("N");
  // The browser says that no other finger is down, whatever became of them.
  expect(after(...both, press(3, "N", -1, true)).open).toBe("N");
});

test("a held key shows a hand, arrows choose", () => {
  expect(after(press(KEY, "N"), { do: "step", at: 1 }, release(KEY, 1))).toEqual({
    open: null,
    chosen: [{ seat: "N", at: 1 }],
  });
  expect(after(press(1, "N"), { do: "step", at: 1 }, release(1, 1)).chosen).toEqual([]);
  expect(after(press(KEY, "N"), release(KEY, -1))).toEqual({ open: null, chosen: [] });
});
