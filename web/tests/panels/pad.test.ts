import { describe, expect, it } from "vitest";
import { inTurn } from "../../src/kit/hooks/once.ts";
import { empty, entryOf, eventsOf, withPoints } from "../../src/panels/pad/belote/entry.ts";
import { nativeFrames } from "../support/frame.ts";
import { freshDevice, openPage } from "../support/shelf.ts";

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

describe("presses while another is being kept", () => {
  const added = (deal: number, points: string) => ({ change: { deal, events: ["S:take:s", `&count:${points}`] } });
  const deleted = (deal: number) => ({ change: { deal } });

  async function pad(number: number) {
    freshDevice();
    await openPage();
    const { ready } = nativeFrames();
    const { engine } = await import("../../src/engine/client.ts");
    engine.start();
    ready();
    const pads = await import("../../src/panels/pad/pads.ts");
    const begun = await pads.begin({ game: "belote", preset: "classic", dealer: "S" });
    if (!pads.isHeld(begun)) throw new Error("not begun");
    const changes = new pads.Changes(begun);
    for (let deal = 1; deal <= number; deal++) {
      await changes.make(added(deal, `${100 + deal}-${62 - deal}`), changes.held.game.revision);
    }
    return { changes, shown: changes.held.game.revision };
  }
  const points = ({ held }: { held: { pad: { deals: { events: string[] }[] } } }) =>
    held.pad.deals.map(({ events }) => events.at(-1)?.slice(7, 10));

  it("are made one after the other, on what was kept before", async () => {
    const { changes, shown } = await pad(4);
    const run = inTurn();
    const made = [deleted(2), deleted(4), added(5, "90-72"), added(5, "90-72"), deleted(2), added(1, "80-82")];
    await Promise.all(made.map((what) => run(() => changes.make(what, shown).then(() => undefined))));
    expect(points(changes)).toEqual(["80-", "103", "90-"]);
  });

  it("are not lost because one of them is refused", async () => {
    const { changes, shown } = await pad(1);
    const run = inTurn();
    const made = [added(2, "900-1"), added(2, "90-72")];
    await Promise.all(made.map((what) => run(() => changes.make(what, shown).then(() => undefined))));
    expect(points(changes)).toEqual(["101", "90-"]);
  });
});
