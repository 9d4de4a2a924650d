// Why the engine does not start although there is a network: a host that sends one of its files in a way that browsers refuse.
import { site } from "../browser/site.ts";

/** A file of the engine, the type or the status that the host sends for it, and the type that browsers need. */
export interface Refused {
  file: string;
  got: string;
  needed: string;
}

const TYPES: [ending: RegExp, needed: string, accepted: RegExp][] = [
  [/\.js$/, "text/javascript", /^(text|application)\/(x-)?(java|ecma)script$/],
  [/\/$/, "text/html", /^text\/html$/],
  // The engine reads these with any type, but HTML in their place is the host's page for what is missing.
  [/\.wasm$/, "application/wasm", /^(?!text\/html$)/],
  [/\.json$/, "application/json", /^(?!text\/html$)/],
  [/\.txt$/, "text/plain", /^(?!text\/html$)/],
];

/** Ask for a file; return why a browser refuses it, or null. Rejects without a network. */
async function look(address: string): Promise<Refused | null> {
  const answer = await fetch(address);
  void answer.body?.cancel();
  const file = new URL(address).pathname;
  const got = answer.ok ? (answer.headers.get("Content-Type") ?? "").replace(/;.*/, "").trim() : String(answer.status);
  const [, needed = "", accepted = /^/] = TYPES.find(([ending]) => ending.test(file)) ?? [];
  return answer.ok && accepted.test(got.toLowerCase()) ? null : { file, got, needed };
}

/** Return the first file of the engine that a browser refuses as this host sends it; null if there is none or no network. */
export async function findRefused(): Promise<Refused | null> {
  const list = `${site.engine}files.json`; // made by tools/building/engine.py
  try {
    const refused = await look(list);
    if (refused) return refused;
    const names: string[] = await (await fetch(list)).json();
    const refusals = await Promise.all(names.map((name) => look(new URL(name, site.engine).href)));
    return refusals.find((each) => each !== null) ?? null;
  } catch {
    return null;
  }
}
