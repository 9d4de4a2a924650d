import { describe, expect, it } from "vitest";
import { empty, entryOf, eventsOf, withPoints } from "../../src/panels/pad/belote/entry.ts";

const sides = ["NS", "EW"];
const three = ["E", "S", "W"];

describe("a deal of belote in the score pad", () => {
  it.each([
    [["S:pass"], sides],
    [["S:take:s", "&count:116-46"], sides],
    [["S:take:s", "N:meld:tierce:??", "E:meld:carre:J", "N:belote:s", "&count:116-46"], sides],
    [["W:take:at", "N:belote:s", "E:belote:h", "&capot:EW"], sides],
    [["W:take:h", "N:meld:tierce:As", "E:meld:tierce:Ac", "N:rank:A", "&count:100-62"], sides],
    [["S:take:h", "&count:40-61-39"], three],
    [["E:take:h", "&capot:E:120"], three],
  ])("reads and writes %j", (events, sides) => {
    expect(eventsOf(entryOf(events, sides), "S", sides, sides.length === 2)).toEqual(events);
  });

  it("is not written before it is complete", () => {
    expect(eventsOf(empty, "S", sides, true)).toEqual([]);
    expect(eventsOf({ ...empty, taker: "S", contract: "h" }, "S", sides, true)).toEqual([]);
    expect(eventsOf({ ...empty, taker: "S", contract: "h", points: { NS: "100" } }, "S", sides, true)).toEqual([]);
    expect(eventsOf({ ...empty, taker: "S", contract: "h", capot: "E" }, "S", three, false)).toEqual([]);
  });

  it("fills in the points of the other side, of two alone", () => {
    expect(withPoints(empty, "NS", "100", sides, 162).points).toEqual({ NS: "100", EW: "62" });
    expect(withPoints(empty, "NS", "", sides, 162).points).toEqual({ NS: "", EW: "" });
    expect(withPoints(empty, "EW", "170", sides, 162).points).toEqual({ EW: "170", NS: "" });
    expect(withPoints(empty, "N", "50", ["N", "S"], null).points).toEqual({ N: "50" }); // cards are out of play
    expect(withPoints(empty, "E", "50", three, null).points).toEqual({ E: "50" });
  });
});
