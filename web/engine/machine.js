// The machine's modules are compiled here, in the frame, and handed to the worker, as Pyodide's is (wasm.js).
import { typed } from "./wasm.js";

const LIMIT = 3_000; // milliseconds, for a small file that Python can do without

/** Fetch a module and pass it to `take`, its bytes and compiled; if it is refused, fetch it past the browser's cache, once.
 *  Return whether it was taken. Rejects where it cannot be fetched. */
export async function provideModule(address, take) {
  for (const cache of ["default", "reload"]) {
    const answer = await fetch(address, { cache, signal: AbortSignal.timeout(LIMIT) });
    if (!answer.ok) return false;
    const copy = answer.clone();
    const compiled = WebAssembly.compileStreaming(typed(answer)).catch(() => undefined); // the worker tries, and says why it cannot
    if (await take(await copy.arrayBuffer(), await compiled)) return true;
  }
  return false;
}
