// What the client of the engine does when an answer is late, missing, another question's, or of a frame that is gone.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Engine } from "../../src/engine/client.ts";
import type { Request } from "../../src/engine/types/request.ts";
import { type Frame, frames } from "../support/frame.ts";

const request: Request = { do: "catalog" };
const hint: Request = { do: "hint", record: "", seat: "S", player: "expert" };

let made: Frame[];
let engine: Engine;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.replaceChildren(); // no engine of another test's page
  made = frames();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const client = await import("../../src/engine/client.ts");
  engine = new client.Engine(false);
});

afterEach(() => {
  engine.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newest = (): Frame => made.at(-1) as Frame;

/** What was asked of a frame, in order. */
const asked = (frame = newest()): { id: number; text: string }[] =>
  frame.posted.flatMap(({ id, request }) => (request ? [{ id, text: request }] : []));

const answer = (id: number, told: object, frame = newest()): void => frame.tell({ id, answer: JSON.stringify(told) });

/** How a promise stands: what it gave, the error's message, or "waiting". */
async function stands(promise: Promise<unknown>): Promise<unknown> {
  const end = promise.then(
    (value) => value,
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  );
  return Promise.race([end, vi.advanceTimersByTimeAsync(0).then(() => "waiting")]);
}

test("what is asked before it is ready is sent when it is, once, in order", async () => {
  const both = [engine.ask(request), engine.ask(hint)];
  expect(made).toHaveLength(1);
  expect(asked()).toEqual([]);
  newest().tell({ ready: true });
  expect(asked().map(({ text }) => JSON.parse(text).do)).toEqual(["catalog", "hint"]);
  const [first, second] = asked();
  answer(second?.id ?? 0, { hint: "S.Ks" });
  expect(await stands(both[1] as Promise<unknown>)).toEqual({ hint: "S.Ks" });
  expect(await stands(both[0] as Promise<unknown>)).toBe("waiting"); // the answer was the other's
  answer(first?.id ?? 0, { version: "1" });
  expect(await stands(both[0] as Promise<unknown>)).toEqual({ version: "1" });
});

test("what is asked at the moment it is ready is sent once, after what waited, and no engine is replaced for it", async () => {
  const first = engine.ask(hint);
  let second: Promise<unknown> | null = null;
  engine.subscribe(({ phase }) => {
    if (phase === "ready") second = engine.ask(request);
  });
  newest().tell({ ready: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked().map(({ text }) => JSON.parse(text).do)).toEqual(["hint", "catalog"]);
  for (const { id } of asked()) answer(id, { version: "1" });
  expect(await Promise.all([first, second])).toEqual([{ version: "1" }, { version: "1" }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toHaveLength(1);
});

test("an answer nobody waits for changes nothing", async () => {
  const promise = engine.ask(request);
  newest().tell({ ready: true });
  answer(99, { version: "of nobody" });
  expect(await stands(promise)).toBe("waiting");
  answer(1, { version: "1" });
  answer(1, { version: "once more" });
  expect(await promise).toEqual({ version: "1" });
});

test("what another origin or another window says is not heard", async () => {
  const promise = engine.ask(request);
  newest().tell({ ready: true }, "http://elsewhere.test");
  expect(engine.state.phase).toBe("starting");
  newest().tell({ ready: true });
  newest().tell({ id: 1, answer: '{"version":"bad"}' }, "http://elsewhere.test");
  dispatchEvent(new MessageEvent("message", { data: { id: 1, answer: "{}" }, origin: location.origin }));
  expect(await stands(promise)).toBe("waiting");
});

test("an engine that hangs is replaced, and all that was not answered is asked again", async () => {
  const both = [engine.ask(request), engine.ask(hint)];
  newest().tell({ ready: true });
  const old = newest();
  vi.advanceTimersByTime(9_999);
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect([made.length, engine.restarts]).toEqual([2, 1]);
  newest().tell({ ready: true });
  expect(asked()).toEqual(asked(old));
  answer(1, { version: "late" }, old); // of the frame that is gone
  expect(await stands(both[0] as Promise<unknown>)).toBe("waiting");
  answer(1, { version: "1" });
  answer(2, { hint: "S.Ks" });
  expect(await Promise.all(both)).toEqual([{ version: "1" }, { hint: "S.Ks" }]);
});

test("a hint may take longer than other answers", () => {
  engine.ask(hint).catch(() => {});
  newest().tell({ ready: true });
  vi.advanceTimersByTime(19_999);
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(made).toHaveLength(2);
});

test("a question that hangs two engines fails, and the next engine is not asked it", async () => {
  const bad = engine.ask(request);
  const outcome = bad.catch((error: Error) => error);
  for (let at = 0; at < 2; at += 1) {
    newest().tell({ ready: true });
    newest().tell({ id: 1, error: "out of memory" });
  }
  expect(await outcome).toEqual(new Error("timeout"));
  newest().tell({ ready: true });
  expect(asked()).toEqual([]);
  expect(engine.state.phase).toBe("ready");
  expect([made.length, document.querySelectorAll("[title=Engine]").length]).toEqual([3, 1]);
});

test("three engines that never come up are the last; begun again they are tried again", async () => {
  const promise = engine.ask(request);
  const outcome = promise.catch((error: Error) => error.message);
  vi.advanceTimersByTime(89_999);
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(1 + 2 * 90_000);
  expect([made.length, document.querySelectorAll("[title=Engine]").length]).toEqual([3, 0]);
  expect(engine.state).toEqual({ phase: "failed", error: "timeout" });
  expect(await outcome).toBe("timeout");
  await expect(engine.ask(request)).rejects.toThrow("timeout");
  const states: string[] = [];
  const stop = engine.subscribe(({ phase }) => states.push(phase));
  engine.restart();
  newest().tell({ ready: true });
  stop();
  newest().tell({ error: "no Python" });
  expect(states).toEqual(["starting", "ready"]);
  expect(engine.state.phase).toBe("starting"); // another one
});

test("nothing is answered after its end", async () => {
  const outcome = engine.ask(request).catch((error: Error) => error);
  engine.end();
  expect(await outcome).toMatchObject({ message: "ended" });
  expect(document.querySelector("[title=Engine]")).toBeNull();
});

test("work in slices goes on with what each answer gives, and does not ask twice for a table it did without", async () => {
  const heard: unknown[] = [];
  const work = engine.askInSlices({ do: "review", record: "r", seat: "S" }, ({ progress }) => heard.push(progress));
  newest().tell({ ready: true });
  answer(1, { progress: 0.5, continue: "more", without: ["table"] });
  await vi.advanceTimersByTimeAsync(0);
  expect(JSON.parse(asked().at(-1)?.text ?? "")).toMatchObject({ id: 2, continue: "more", without: ["table"] });
  answer(2, { review: "all" });
  expect(await work).toEqual({ review: "all", without: ["table"] });
  expect(heard).toEqual([0.5, undefined]);
});

// ---- modules that are fetched later

test("the time limit of a request that waits for modules starts when they are there", async () => {
  const promise = engine.ask(request);
  newest().tell({ ready: true });
  newest().tell({ id: 1, waits: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toHaveLength(1);
  newest().tell({ id: 1, waits: false });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(made).toHaveLength(1);
  answer(1, { version: "1" });
  expect(await promise).toEqual({ version: "1" });

  engine.ask(request).catch(() => {});
  newest().tell({ id: 2, waits: true });
  newest().tell({ id: 2, waits: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made).toHaveLength(2);
});

test("modules that cannot be fetched fail the request, not the engine", async () => {
  const both = [engine.ask(hint), engine.ask(request)];
  newest().tell({ ready: true });
  newest().tell({ id: 1, waits: true });
  newest().tell({ id: 1, unreachable: true });
  expect(await stands(both[0] as Promise<unknown>)).toBe("EngineFailed: unreachable");
  answer(2, { version: "1" });
  expect(await both[1]).toEqual({ version: "1" });
  expect([engine.state.phase, made.length]).toEqual(["ready", 1]);
});

// ---- tables

/** The network gives these for a table, one after the other. */
function network(...given: (ArrayBuffer | number | Error)[]): string[] {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { cache }: RequestInit) => {
    fetched.push(`${address} ${cache}`);
    const next = given.shift() ?? new Error("no more");
    if (next instanceof Error) throw next;
    return typeof next === "number" ? { ok: false } : { ok: true, arrayBuffer: async () => next };
  });
  return fetched;
}

const table = new ArrayBuffer(8);
const provided = () => newest().posted.filter(({ provide }) => provide);

test("a table that is needed is fetched, handed over, and the question asked again", async () => {
  const fetched = network(table);
  const promise = engine.ask(hint);
  newest().tell({ ready: true });
  answer(1, { needs: ["table"] });
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual(["http://page.test/policies/table.bin default"]);
  const [{ id = 0 } = {}] = provided();
  newest().tell({ id, taken: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked().map(({ text }) => JSON.parse(text))).toEqual(Array(2).fill({ id: 1, ...hint }));
  answer(1, { hint: "S.Ks" });
  expect(await promise).toEqual({ hint: "S.Ks" });
});

test("what is no table is fetched past the cache, then done without for a minute, and the answer says so", async () => {
  const fetched = network(table, table, table);
  const promise = engine.ask(hint);
  newest().tell({ ready: true });
  answer(1, { needs: ["table"] });
  for (let at = 0; at < 2; at += 1) {
    await vi.advanceTimersByTimeAsync(0);
    newest().tell({ id: provided()[at]?.id, taken: false });
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual([
    "http://page.test/policies/table.bin default",
    "http://page.test/policies/table.bin reload",
  ]);
  expect(JSON.parse(asked().at(-1)?.text ?? "").without).toEqual(["table"]);
  answer(1, { hint: "S.Ks" });
  expect(await promise).toEqual({ hint: "S.Ks", without: ["table"] });

  for (const [later, count] of [
    [59_000, 2],
    [2_000, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(later);
    engine.ask(hint).catch(() => {});
    answer(asked().at(-1)?.id ?? 0, { needs: ["table"] });
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveLength(count);
  }
});

test("a network that fails is asked for another table, and a table without an address for none", async () => {
  const fetched = network(404, new TypeError("no network"));
  engine.ask(hint).catch(() => {});
  newest().tell({ ready: true });
  answer(1, { needs: ["table", "other table", "unheard of"] });
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual([
    "http://page.test/policies/table.bin default",
    "http://page.test/policies/other.bin default",
  ]);
  expect(JSON.parse(asked().at(-1)?.text ?? "").without).toEqual(["table", "other table", "unheard of"]);
});

test("a network that is silent is waited for once, for all tables of a request: then no other is asked for", async () => {
  const fetched: string[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((wait) => {
    const end = new AbortController();
    setTimeout(() => end.abort(), wait); // by the clock of the test
    return end.signal;
  });
  vi.stubGlobal("fetch", (address: string, { signal }: RequestInit) => {
    fetched.push(address);
    return new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error("aborted"))));
  });
  engine.ask(hint).catch(() => {});
  newest().tell({ ready: true });
  answer(1, { needs: ["table", "other table"] });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(asked()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  const both = ["http://page.test/policies/table.bin", "http://page.test/policies/other.bin"];
  expect(fetched).toEqual(both);
  const again = asked().at(-1);
  expect(JSON.parse(again?.text ?? "").without).toEqual(["table", "other table"]);
  answer(again?.id ?? 0, { needs: ["third table"] });
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual(both);
  expect(JSON.parse(asked().at(-1)?.text ?? "").without).toEqual(["table", "other table", "third table"]);
  vi.restoreAllMocks();
});

test("a module of the machine is fetched by the frame; one that is not taken is done without, for a minute", async () => {
  const fetched = network(table);
  engine.ask(hint).catch(() => {});
  newest().tell({ ready: true });
  for (const [at, taken] of [true, false].entries()) {
    answer(1, { needs: ["machine-game"] });
    await vi.advanceTimersByTimeAsync(0);
    const { id = 0, data } = provided()[at] ?? {};
    expect(data).toBe("http://page.test/policies/machine.wasm");
    newest().tell(taken ? { id, taken } : { id, error: "no network" });
    await vi.advanceTimersByTimeAsync(0);
    expect(JSON.parse(asked().at(-1)?.text ?? "").without).toEqual(taken ? undefined : ["machine-game"]);
  }
  engine.ask(hint).catch(() => {});
  answer(asked().at(-1)?.id ?? 0, { needs: ["machine-game"] });
  await vi.advanceTimersByTimeAsync(0);
  expect(provided()).toHaveLength(2);
  expect(fetched).toEqual([]);
});

test("an engine replaced while a table was on its way is asked from the beginning", async () => {
  network(table, table);
  engine.ask(hint).catch(() => {});
  engine.ask(request).catch(() => {});
  newest().tell({ ready: true });
  answer(1, { needs: ["table"] });
  newest().tell({ id: 2, error: "gone" });
  await vi.advanceTimersByTimeAsync(0);
  newest().tell({ ready: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked().map(({ text }) => JSON.parse(text))).toEqual([
    { id: 1, ...hint },
    { id: 2, ...request },
  ]);
  expect(provided()).toEqual([]);
});

test("what is under way rejects with EngineFailed when the engine ends", async () => {
  const client = await import("../../src/engine/client.ts");
  const outcome = engine.ask(request).catch((error: unknown) => error);
  engine.end();
  expect(await outcome).toBeInstanceOf(client.EngineFailed);
});

test("an engine has as long to start as something comes, and the page hears how much", async () => {
  const heard: unknown[] = [];
  engine.watchProgress((progress) => heard.push(progress));
  engine.start();
  newest().tell({ come: 0, of: 300 });
  for (let bytes = 100; bytes <= 300; bytes += 100) {
    await vi.advanceTimersByTimeAsync(80_000);
    newest().tell({ come: bytes, of: 300 });
  }
  expect(made).toHaveLength(1);
  expect(engine.progress).toEqual({ bytes: 300, of: 300 });
  newest().tell({ ready: true });
  expect(engine.progress).toBeNull();
  expect(heard.slice(-2)).toEqual([{ bytes: 300, of: 300 }, null]);
});

test("an engine of which nothing more comes is replaced", async () => {
  engine.start();
  newest().tell({ come: 100, of: 300 });
  await vi.advanceTimersByTimeAsync(89_000);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(made).toHaveLength(2);
  expect(engine.progress).toBeNull();
});

/** A host of these files: of each its status and type; the others are as they should be. */
function host(wrong: Record<string, [status: number, type: string]>): void {
  const names = ["./", "frame.js", "config.json", "boot.txt", "../runtime/core.js", "../runtime/pyodide.asm.wasm"];
  const right: Record<string, string> = {
    "": "text/html; charset=utf-8",
    js: "application/javascript",
    json: "application/octet-stream",
    txt: "application/octet-stream",
    wasm: "application/octet-stream",
  };
  vi.stubGlobal("fetch", async (address: string) => {
    const name = new URL(address).pathname.replace(/.*\//, "");
    const [status, type] = wrong[name] ?? [200, right[name.replace(/.*\./, "")] ?? ""];
    const answer = new Response(JSON.stringify(names), { status, headers: { "Content-Type": type } });
    return Object.defineProperty(answer, "url", { value: address });
  });
}

test("a start that takes long is not given up where every file is as it should be", async () => {
  host({});
  engine.start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(engine.state.phase).toBe("starting");
  expect(made).toHaveLength(1);
});

test.each<[string, [number, string], string, string]>([
  ["frame.js", [200, "application/octet-stream"], "application/octet-stream", "text/javascript"],
  ["core.js", [200, "text/plain; charset=utf-8"], "text/plain", "text/javascript"],
  ["core.js", [200, ""], "", "text/javascript"],
  ["core.js", [404, "text/html"], "404", "text/javascript"],
  ["boot.txt", [200, "text/html"], "text/html", "text/plain"], // the host's page for what is missing
  ["pyodide.asm.wasm", [403, ""], "403", "application/wasm"],
  ["files.json", [404, "text/html"], "404", "application/json"],
])(
  "a host that sends %s as %s is told of after some seconds, and no other start is tried",
  async (name, sent, got, needed) => {
    host({ [name]: sent });
    const asked = engine.ask(request);
    const stopped = expect(asked).rejects.toThrow(`as ${got}`);
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
    await stopped;
    expect(engine.state).toMatchObject({ phase: "failed", refused: { got, needed } });
    expect(engine.state.phase === "failed" && engine.state.refused?.file.endsWith(`/${name}`)).toBe(true);
    expect(made).toHaveLength(1);
  },
);
