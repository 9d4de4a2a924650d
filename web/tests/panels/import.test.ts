// Games out of files and texts, a slice at a time; the engine that reads them is the real one.

import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import notation from "../../../docs/ecn.md?raw";
import golden from "../../../tests/golden/unfinished.ecn?raw";
import whole from "../../../tests/golden/variations.ecn?raw";
import type { Brought } from "../../src/browser/take.ts";
import type { ImportAnswer } from "../../src/panels/files/reading.ts";
import type { Importing } from "../../src/state/state.ts";
import { nativeFrames, natives } from "../support/frame.ts";
import { newGame } from "../support/games.ts";
import { freshTable } from "../support/page.ts";
import { freshDevice, openPage } from "../support/shelf.ts";

let one: string; // a record

beforeAll(async () => {
  one = (await newGame("one")).record;
});

beforeEach(() => {
  freshDevice();
  history.replaceState(null, "", "/");
});

/** The same record, as another game. */
const round = (at: number): string => one.replace('[Round "?"]', `[Round "${at}"]`);
const many = (count: number): string => Array.from({ length: count }, (_, at) => round(at)).join("\n");

/** Bring something to a page that has just been opened; gives what became of it. */
async function bring(...brought: Brought[]) {
  const page = await openPage();
  const { ready, asked } = nativeFrames();
  const { engine } = await import("../../src/engine/client.ts");
  engine.start();
  ready();
  const { store } = await freshTable();
  const { take, takeBackup } = await import("../../src/panels/files/bringing.ts");
  const { stopImport } = await import("../../src/panels/files/reading.ts");
  for (const what of brought) await take(what);
  const { panel, importing } = store.state;
  return { page, store, panel, asked, takeBackup, stopImport, take, importing };
}

const file = (text: BlobPart, name = "games.ecn"): Brought => ({ files: [new File([text], name)] });

test("every game of a long text is read once, slice by slice, whatever the size of the slices", async () => {
  const text = many(100);
  expect(text.length).toBeGreaterThan(32_000);
  const { page, importing, asked, panel } = await bring(file(text));
  expect(panel).toBe("import");
  expect(importing).toMatchObject({ running: false, progress: 1, kept: 100, twice: 0, broken: 0, findings: [] });
  const slices = asked.filter(({ do: what }) => what === "import");
  expect(slices.length).toBeGreaterThan(1);
  for (const { text } of slices) expect(String(text).length).toBeLessThanOrEqual(32_000);
  expect(slices.map(({ last }) => last)).toEqual([...Array(slices.length - 1).fill(false), true]);
  const found: string[] = [];
  for await (const some of page.records(importing?.games ?? [])) found.push(...some.map(({ record }) => record));
  expect(found).toEqual(Array.from({ length: 100 }, (_, at) => round(at)));
});

test("a record longer than a slice is read whole", async () => {
  const long = whole.replace("{", `{${"long ".repeat(9_000)}`);
  expect(long.length).toBeGreaterThan(40_000);
  const { importing, asked } = await bring(file(`${one}\n${long}`));
  expect(importing).toMatchObject({ kept: 2, broken: 0 });
  expect(Math.max(...asked.map(({ text }) => String(text ?? "").length))).toBeGreaterThan(32_000);
});

test("a problem far down a file stands at its line, with the lines around it, and the other games are kept", async () => {
  const lines = `${many(120)}\n${golden}`.split("\n");
  const at = lines.findLastIndex((line) => line.startsWith("S<"));
  lines[at] = "S:propse";
  const { importing } = await bring(file(lines.join("\r\n"), "bad.ecn"));
  const [finding] = importing?.findings ?? [];
  expect(finding?.file).toBe("bad.ecn");
  expect(finding?.problem.line).toBe(at + 1);
  expect(finding?.lines.map(({ number }) => number)).toEqual([at, at + 1, at + 2]);
  expect(finding?.lines[1]?.text).toBe("S:propse");
  expect(importing?.broken).toBe(1);
  expect(importing?.kept).toBeGreaterThanOrEqual(120);
});

test("games of this device are known again, and twice in a file is once", async () => {
  const { page, store, importing, take } = await bring(file(`${one}\n${one}`));
  expect(importing).toMatchObject({ kept: 1, twice: 1 });
  const mine = await newGame("mine", {}, { seed: "7a".repeat(32) });
  await page.keepGame(mine);
  await take(file(mine.record));
  expect(store.state.importing).toMatchObject({ kept: 0, twice: 1, games: ["mine"] });
});

test("a text in UTF-16 is read; of bytes that are no text it is said, and what stands before them is kept", async () => {
  const wide = new Uint16Array([0xfeff, ...Array.from(one, (letter) => letter.charCodeAt(0))]);
  expect((await bring({ files: [new File([wide], "wide.ecn")] })).importing).toMatchObject({ kept: 1, findings: [] });
  const bytes = [new TextEncoder().encode(many(60)), new Uint8Array([0xc9, 0xe8, 0xe9, 0x76])];
  const { importing } = await bring({ files: [new File(bytes, "old.ecn")] });
  expect(importing?.findings.at(-1)).toMatchObject({ file: "old.ecn", problem: { code: "E-utf8" }, lines: [] });
  expect(importing?.kept).toBeGreaterThan(20);
});

const typed = readFileSync("../tests/corpus/typed/club-evening.txt", "utf-8");
const meant = readFileSync("../tests/corpus/typed/club-evening.ecn", "utf-8");
const evening = readFileSync("../tests/corpus/typed/three-games-of-an-evening.txt", "utf-8");

/** Bring something that is asked about, and answer, perhaps without some of the games; gives what was asked. */
async function asked(what: Brought, ...answers: (ImportAnswer | [ImportAnswer, ...number[]])[]) {
  const { store, page, take } = await bring();
  const { answerImport } = await import("../../src/panels/files/reading.ts");
  const reading = take(what);
  const questions: Importing[] = [];
  for (const answer of answers) {
    await vi.waitUntil(() => store.state.importing?.isAsking, { interval: 1, timeout: 60_000 });
    const question = store.state.importing;
    if (question) questions.push(question);
    const [said, ...without] = Array.isArray(answer) ? answer : [answer];
    answerImport(said, new Set(without));
    await vi.waitUntil(() => store.state.importing?.mended !== question?.mended, { interval: 1 });
  }
  await reading;
  const found: string[] = [];
  for await (const some of page.records(store.state.importing?.games ?? []))
    found.push(...some.map(({ record }) => record));
  return { questions, importing: store.state.importing, found };
}

test("a game as people type it is kept when the user says so, in canonical form", async () => {
  const { questions, importing, found } = await asked(file(typed, "club.txt"), "keep");
  const [question] = questions;
  expect(question).toMatchObject({ kept: 0, games: [], more: false });
  expect(question?.mended.map(({ file, game }) => [file, game.record])).toEqual([["club.txt", meant]]);
  expect(question?.mended[0]?.game.typed?.rows.map(([, kept]) => kept).join("\n")).toBe(meant.trimEnd());
  expect(importing).toMatchObject({ running: false, kept: 1, left: 0, mended: [], draft: "" });
  expect(found).toEqual([meant]);
});

test("a pasted game may be changed or left out: then nothing is kept, and its text comes back to be changed", async () => {
  const { importing, found } = await asked({ text: typed }, "change");
  expect(importing).toMatchObject({ kept: 0, left: 1, draft: typed });
  expect(found).toEqual([]);
  expect((await asked({ text: typed }, "leave")).importing).toMatchObject({ kept: 0, left: 1, draft: "" });
  const { importing: filed } = await asked(file(`${one}\n${evening}`, "evening.txt"), "change");
  expect(filed).toMatchObject({ kept: 1, left: 3 });
  expect(filed?.draft.startsWith(evening.slice(0, 40))).toBe(true);
});

test("of several games each may be kept or left by itself", async () => {
  const { questions, importing, found } = await asked(file(evening, "evening.txt"), ["keep", 0, 2]);
  expect(importing).toMatchObject({ kept: 1, left: 2 });
  expect(found).toEqual([questions[0]?.mended[1]?.game.record]);
  const typedToo = Array.from({ length: 13 }, (_, at) => round(at).replace(/S<\w+/, (hand) => hand.toLowerCase()));
  expect((await asked(file(typedToo.join("\n")), ["all", 3])).importing).toMatchObject({ kept: 12, left: 1 });
});

test("a game without a heading is read below any number of blank lines", async () => {
  const { questions, found } = await asked({ text: `${"\n".repeat(40_000)}${typed}` }, "keep");
  expect(found).toEqual([meant]);
  const [first] = questions[0]?.mended[0]?.game.problems ?? [];
  expect(first?.line).toBeGreaterThan(40_000);
});

test("canonical games of a file go in as before; of many others some are asked about at a time", async () => {
  const typedFrom = (first: number) =>
    Array.from({ length: 14 }, (_, at) => round(first + at).replace(/S<\w+/, (hand) => hand.toLowerCase()));
  const from = (first: number) => file([round(98), ...typedFrom(first), round(99)].join("\n"));
  const { questions, importing } = await asked(from(0), "keep", "keep");
  expect(questions.map(({ mended, more }) => [mended.length, more])).toEqual([
    [12, true],
    [2, false],
  ]);
  expect(questions[0]?.kept).toBeLessThanOrEqual(2);
  expect(importing).toMatchObject({ kept: 16, broken: 0 });
  expect((await asked(from(20), "all")).importing).toMatchObject({ kept: 14, twice: 2 });
  expect((await asked(from(40), "leave", "keep")).importing).toMatchObject({ kept: 2, twice: 2, left: 12 });
  expect((await bring(from(20))).importing).toMatchObject({ kept: 0, twice: 16 }); // nothing is asked
});

test("of a pasted text with an error the game before it is offered, with the error; else the text comes back", async () => {
  const text = typed.replace("Qd, N 8h", "Qd, N 9h");
  const { questions, importing } = await asked({ text }, "change");
  expect(importing).toMatchObject({ kept: 0, left: 1, draft: text });
  const codes = questions[0]?.mended[0]?.game.problems.map(({ code }) => code);
  expect(codes?.filter((code) => code.startsWith("E-"))).toHaveLength(1);
  expect(codes).toContain("W-kept");
  expect((await asked({ text }, "keep")).importing).toMatchObject({ kept: 1, broken: 0 });
});

test("a letter is no game: one sentence says so", async () => {
  const letter = `Dear Anna, we had a game. ${"He had the king of hearts, I the ace of spades. ".repeat(12)}`;
  const { importing } = await bring({ text: letter });
  expect(importing?.findings.map(({ problem }) => problem.code)).toEqual(["E-no-record"]);
  const { importing: long } = await bring(file(letter.repeat(200)));
  expect(long?.findings.map(({ problem }) => problem.code)).toEqual(["E-no-record"]);
});

test("games typed without a heading are read as a whole, longer than a slice", async () => {
  const text = `${evening}\n`.repeat(24);
  expect(text.length).toBeGreaterThan(32_000);
  const { importing } = await asked(file(text), "all");
  expect(importing).toMatchObject({ kept: 3, twice: 69, broken: 0, findings: [] });
}, 60_000);

test("a file in Windows-1252 is read, and its letters are looked at; one in Shift-JIS is not read", async () => {
  const named = one.replace(/\[South "[^"]*"\]/, '[South "Zo\u00e9 Lef\u00e8vre"]');
  const latin = Uint8Array.from(named, (letter) => letter.charCodeAt(0));
  const { questions, found } = await asked(file(latin, "latin.ecn"), "keep");
  expect(questions[0]?.mended[0]?.game.problems[0]).toMatchObject({ code: "W-encoding", data: { found: "Zo\u00e9" } });
  expect(found).toEqual([named]);
  const { importing } = await bring(file(new Uint8Array([0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x0a]), "sjis.txt"));
  expect(importing?.findings[0]?.problem.code).toBe("E-utf8");
  const bytes = new TextEncoder().encode(named);
  expect((await bring(file(bytes))).importing).toMatchObject({ twice: 1, findings: [] });
  const wide = new Uint8Array(named.length * 2);
  for (let at = 0; at < named.length; at += 1) wide[2 * at] = named.charCodeAt(at);
  expect((await bring(file(wide))).importing).toMatchObject({ twice: 1, findings: [] });
});

test("packed files are unpacked, and one that is damaged is told as such", async () => {
  const stream = new Blob([many(3)]).stream().pipeThrough(new CompressionStream("gzip"));
  const packed = await new Response(stream).arrayBuffer();
  expect((await bring(file(packed, "games.ecn.gz"))).importing).toMatchObject({ kept: 3, findings: [] });
  const cut = packed.slice(0, packed.byteLength / 2);
  expect((await bring(file(cut, "cut.ecn.gz"))).importing?.findings.at(-1)?.problem.code).toBe("E-gzip");
});

test("a file with nothing in it is told; blanks before a game count as lines, and are not sent", async () => {
  const { importing: nothing } = await bring(file("", "empty.txt"));
  expect(nothing).toMatchObject({ kept: 0, findings: [{ file: "empty.txt", problem: { code: "E-no-record" } }] });
  const { importing: blank } = await bring(file("\n".repeat(70_000), "blank.txt"));
  expect(blank).toMatchObject({
    kept: 0,
    broken: 1,
    findings: [{ file: "blank.txt", problem: { code: "E-no-record" } }],
  });
  const { importing, asked } = await bring(file(`${"\n".repeat(70_000)}[ECN "1"]\n[Game "bridge"]\n\n*\n`));
  expect(importing?.findings[0]?.problem.line).toBeGreaterThan(70_000);
  expect(asked.filter(({ do: what }) => what === "import")).toHaveLength(1);
});

test("what is brought while a file is read comes after it; stopped, nothing more is read", async () => {
  const { store, take, stopImport } = await bring();
  await Promise.all([take(file(many(2))), take(file(many(5)))]);
  expect(store.state.importing).toMatchObject({ running: false, kept: 5, twice: 2 });
  const reading = take(file(many(500)));
  await vi.waitUntil(() => store.state.importing?.running, { interval: 1 });
  stopImport();
  await reading;
  expect(store.state.importing).toMatchObject({ running: false, stopped: true });
  expect(store.state.importing?.kept).toBeLessThan(495);
});

test("the example has the deal that the page about the notation explains", async () => {
  const { EXAMPLE } = await import("../../src/panels/files/ImportPanel.tsx");
  const deal = /^1\. N\n(?:.+\n)+?=2-0 2-0\n/m.exec(EXAMPLE)?.[0];
  expect(deal).toBeDefined();
  expect(notation.replaceAll(" $6", "")).toContain(deal); // without the mark on a move
});

test("a link is opened whether its address stands before it or not; other texts are none", async () => {
  const hash = "#g1adyyuYlN6nUct2ztTVijwctlw6qKTydLBYcfnyUUK8k0KfP50SajufWACFBy0oajSW";
  for (const text of [`https://page.test/fr/${hash}`, hash, ` ${hash.slice(1)}\n`, `${hash}@1%230`]) {
    const { panel } = await bring({ text });
    expect(panel).toBeNull();
    expect(location.hash.startsWith(hash)).toBe(true);
    history.replaceState(null, "", "/");
  }
  for (const text of [
    `Look, Ben: https://page.test/${hash} - what do you say?`,
    `Look, Ben:\n\n<https://page.test/${hash.slice(0, 40)}\n${hash.slice(40)}>\n`,
    `[a game](https://page.test/${hash}), and https://page.test/`,
    `https://page.test/%23${hash.slice(1)}`,
  ]) {
    const { panel } = await bring({ text });
    expect(panel).toBeNull();
    const [opened] = await natives([{ do: "open", link: location.hash.slice(1) }]);
    expect(opened?.link).toBe(hash.slice(1));
    history.replaceState(null, "", "/");
  }
  const { panel, store } = await bring({ text: "good1morning to all" }, { text: "goodmorning" });
  expect([panel, location.hash]).toEqual([null, ""]);
  expect(store.state.notice?.key).toBe("import-nothing");
  expect((await bring({ text: `\uFEFF${one}` })).importing).toMatchObject({ kept: 1 });
});

test("a backup among what is brought is offered to be restored, once", async () => {
  const { panel, takeBackup } = await bring(file('{ "ecarte": "backup", "version": 1 }', "b.json"));
  expect(panel).toBe("restore");
  expect(takeBackup()?.name).toBe("b.json");
  expect(takeBackup()).toBeNull();
});
