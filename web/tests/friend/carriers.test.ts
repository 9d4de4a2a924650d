// Lines in frames, messages as files, a link handed to another tab, and servers as people write them.
import { expect, test, vi } from "vitest";
import { openFile } from "../../src/friend/carriers/files.ts";
import { framesOf, Lines, LONGEST_LINE } from "../../src/friend/carriers/frames.ts";
import { handOver, listen } from "../../src/friend/carriers/tabs.ts";
import { keepServers, ownServers, readServers } from "../../src/panels/settings/servers.ts";

test.each(["", "ecarte1:abc", "é".repeat(8191), "x".repeat(16383), "x".repeat(16384), "京".repeat(200_000)])(
  "a line comes whole out of its frames",
  (line) => {
    const lines = new Lines();
    const frames = framesOf(line).map(({ buffer }) => lines.take(buffer));
    expect(frames.slice(0, -1).every((each) => each === null)).toBe(true);
    expect(frames.at(-1)).toBe(line);
    expect(framesOf(line).every(({ length }) => length <= 16384)).toBe(true);
  },
);

test("a line of 100 MB is neither sent nor taken", () => {
  expect(() => framesOf("x".repeat(100_000_000))).toThrow(RangeError);
  const lines = new Lines();
  const frame = new ArrayBuffer(16384); // its first byte: more follows
  expect(() => {
    for (let bytes = 0; bytes < 100_000_000; bytes += 16383) lines.take(frame);
  }).toThrow(RangeError);
  expect(framesOf("x".repeat(LONGEST_LINE)).length).toBe(65);
});

test.each([
  ["text", "hello"],
  ["nothing", new ArrayBuffer(0)],
  ["another mark", Uint8Array.of(2, 65).buffer],
  ["a short frame that is not the last", Uint8Array.of(0, 65).buffer],
  ["a long frame", new ArrayBuffer(16385)],
  ["no UTF-8", Uint8Array.of(1, 0xff).buffer],
])("%s is no frame", (_, data) => {
  expect(() => new Lines().take(data)).toThrow();
});

test("a file of messages, and what is none", async () => {
  expect(await openFile(new Blob(["ecarte1:abc\n"]))).toBe("ecarte1:abc\n");
  expect(await openFile(new Blob([Uint8Array.of(0xff, 0xfe, 0)]))).toBeNull();
  expect(await openFile({ size: 100_000_000 } as Blob)).toBeNull();
});

test("a tab takes the link that another was opened with", async () => {
  const stop = listen(async (text) => text === "answer");
  expect(await handOver("answer")).toBe(true);
  expect(await handOver("of another game")).toBe(false);
  stop();
});

test("a tab that stops listening while it takes a link still says so", async () => {
  const stop = listen(async () => {
    stop(); // it is connected
    return true;
  });
  expect(await handOver("answer")).toBe(true);
  expect(await handOver("another")).toBe(false);
});

test("a busy tab that has heard is waited for", async () => {
  let takeIt = (_: boolean) => {};
  const stop = listen(() => new Promise((done) => (takeIt = done)));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const handed = handOver("answer");
  const watch = new BroadcastChannel("ecarte friend link"); // opened last, so it gets each word last
  await new Promise<void>((done) => (watch.onmessage = ({ data }) => data.heard && done()));
  vi.advanceTimersByTime(10_000);
  takeIt(true);
  expect(await handed).toBe(true);
  vi.useRealTimers();
  watch.close();
  stop();
});

test("servers as people write them", () => {
  expect(readServers("")).toEqual([]);
  expect(readServers(" stun:stun.example:3478 \n\nturns:turn.example?transport=tcp anna secret")).toEqual([
    { urls: "stun:stun.example:3478" },
    { urls: "turns:turn.example?transport=tcp", username: "anna", credential: "secret" },
  ]);
  for (const text of [
    "https://example",
    "stun:",
    "stun:a b",
    "turn:a",
    "turn:a b",
    "turn:a b c d",
    "stun:a/b",
    "stun:a\n".repeat(5),
  ])
    expect(readServers(text), text).toBeNull();
  keepServers(" stun:a ");
  expect(ownServers()).toBe("stun:a");
  keepServers("");
  expect(ownServers()).toBe("");
});
