// Pyodide's WebAssembly is compiled here, in the frame, and handed to the worker: browsers keep compiled
// code for the next visit only when a page compiles it, not a worker. Halves the time of a warm start.
import { counted, note } from "./fetched.js";

const WASM = "pyodide.asm.wasm";

note(WASM, 0);
// What the service worker has kept is here at once, and is not read twice to be counted.
const isKept = navigator.serviceWorker?.controller;
const answer = fetch(`./runtime/${WASM}`).then((answer) => (isKept ? answer : counted(answer, note)));
if (isKept) answer.then(() => note(WASM)).catch(() => {});

/** Return WebAssembly with the type that browsers demand. An answer that has it stays as it is: browsers keep compiled code
 *  of such answers alone. */
export const typed = (answer) =>
  !answer.ok || answer.headers.get("Content-Type") === "application/wasm"
    ? answer
    : new Response(answer.body, { headers: { "Content-Type": "application/wasm" } });

export const wasm = WebAssembly.compileStreaming(answer.then(typed));
