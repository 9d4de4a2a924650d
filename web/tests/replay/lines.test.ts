// The list of moves in lines: what stands together, the number of each trick, and who takes it.
import { expect, test } from "vitest";
import belote from "../../../tests/golden/belote-annotated.ecn?raw";
import irregular from "../../../tests/golden/irregular.ecn?raw";
import record from "../../../tests/golden/variations.ecn?raw";
import { type MoveLine, moveLines, trickWinner } from "../../src/replay/moves/lines.ts";
import type { Step, Steps } from "../../src/replay/steps/steps.ts";
import { replayOf } from "../support/replays.ts";

/** The lines of a deal, in short: "1: S.7c N.Ts". */
const short = (lines: MoveLine[]): string[] =>
  lines.map(({ trick, steps }) => `${trick}: ${steps.map(({ event }) => event?.entry.event).join(" ")}`);

const ofDeal = ({ main }: Steps, number: number): Step[] =>
  main.steps.filter(({ deal, event }) => deal.number === number && event);

test("hands, exchange and tricks have their lines, and a remark ends one", async () => {
  const { steps } = await replayOf(record);
  expect(short(moveLines(ofDeal(steps, 1)))).toEqual([
    "0: S<AsJhQdQc7c",
    "0: N<QsTsAh8h7h",
    "0: ^7d",
    "0: S:propose",
    "0: N:refuse",
    "1: S.7c N.Ts",
    "2: S.Jh N.8h",
    "3: S.As N.Qs",
    "4: N.Ah S.Qd",
    "5: S.Qc N.7h",
  ]);
});

test("what is declared with a card stands before its trick, whose cards share a line", async () => {
  const { steps } = await replayOf(belote);
  expect(short(moveLines(ofDeal(steps, 1))).slice(7, 14)).toEqual([
    "0: W:meld:tierce:Ah N:meld:tierce:As E:meld:tierce:Jh",
    "1: W.Ah N.Ks:belote E.9h S.8h",
    "0: W:rank:A N:rank:A",
    "0: N:trump N:show:AsQs",
    "2: N.Qs:rebelote E.Ts S.Js",
    "2: W.8s",
    "3: S.9s W.7h N.As E.7s",
  ]);
});

test("tricks that are played again have the numbers they had", async () => {
  const { steps } = await replayOf(irregular.split(/\n(?=\[ECN )/)[0] ?? "");
  const tricks = (deal: number) => moveLines(ofDeal(steps, deal)).flatMap(({ trick }) => trick || []);
  expect(tricks(3)).toEqual([1, 1, 2, 1, 2, 3, 4, 5, 5]);
  for (const { number } of steps.main.steps.map(({ deal }) => deal))
    expect(Math.max(...tricks(number), 0)).toBeLessThan(6);
});

test("a trick has a winner once it may be known to be complete", async () => {
  const { steps } = await replayOf(record);
  const [led, followed] = ofDeal(steps, 1).filter(({ event }) => event?.entry.do === "play") as [Step, Step];
  expect(trickWinner(led, followed.i)).toBe("S");
  expect(trickWinner(followed, followed.i)).toBe("S");
  expect(trickWinner(led, led.i)).toBeUndefined();
  const aside = [...steps.of.values()].find(({ line, event }) => line.variation && event?.entry.event === "S.Jh");
  expect(aside && trickWinner(aside, 0)).toBe("S"); // a variation is known to its end
});
