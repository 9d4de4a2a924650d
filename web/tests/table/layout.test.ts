// Where things lie: rows of a hand, places round the table.
import { expect, test } from "vitest";
import { against, mateOf, nextSeat, partnerOf, sideOf } from "../../src/engine/seats.ts";
import type { BeloteView } from "../../src/engine/types/view.ts";
import { ordered, others } from "../../src/table/belote/turn/places.ts";
import { placed, placing } from "../../src/table/contract/layout.ts";

test("up to five cards lie in one row; of more the near row has the odd one, and each card its place", () => {
  expect(placing(5)).toEqual({ "data-many": undefined, style: { "--n": "5", "--rn": "3" } });
  expect(placing(6)["data-many"]).toBe(true);
  for (let n = 1; n <= 8; n += 1) {
    const all = Array.from({ length: n }, (_, i) => placed(n, i).style);
    const rows = [0, 1].map((row) => all.filter((one) => one["--row"] === String(row)));
    expect(rows.map((row) => row.length)).toEqual([Math.ceil(n / 2), Math.floor(n / 2)]);
    for (const row of rows) {
      expect(row.map((one) => one["--ri"])).toEqual(row.map((_, i) => String(i)));
      for (const one of row) expect(one["--rn"]).toBe(String(row.length));
    }
    expect(Math.max(...rows.map((row) => row.length))).toBe(Number(placing(n).style["--rn"]));
  }
});

test("the others sit from the left round to the right, whichever way the game goes", () => {
  const round = (seat: string, ...seats: string[]) =>
    others({ seat, seats } as BeloteView).map(({ seat, place }) => `${seat} ${place}`);
  expect(round("S", "S", "W", "N", "E")).toEqual(["W left", "N across", "E right"]);
  expect(round("S", "E", "N", "W", "S")).toEqual(["W left", "N across", "E right"]);
  expect(round("E", "S", "W", "N", "E")).toEqual(["S left", "W across", "N right"]);
  expect(round("S", "S", "W", "E")).toEqual(["W left", "E right"]);
  expect(round("N", "N", "S")).toEqual(["S across"]);
  expect(ordered({ seat: "E", sides: ["NS", "EW"] } as BeloteView)).toEqual(["EW", "NS"]);
});

test("sides and turns", () => {
  const sides = ["NS", "EW"];
  expect([sideOf("N", sides), partnerOf("N", sides), against("N", sides)]).toEqual(["NS", "S", ["EW"]]);
  expect([sideOf("N", ["S", "N"]), partnerOf("N", ["S", "N"])]).toEqual(["N", ""]);
  expect([mateOf("E", ["S", "W", "N", "E"]), mateOf("S", ["S", "W", "E"])]).toEqual(["W", ""]);
  expect(["S", "W", "E"].map((seat) => nextSeat(seat, ["S", "W", "E"]))).toEqual(["W", "E", "S"]);
});
