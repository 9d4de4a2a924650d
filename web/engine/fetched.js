// How much of the engine's large files has come, for the page to tell whoever waits. In bytes as they are sent: of a file that is
// compressed on its way, the same share as of its contents.
import { sizes } from "./sizes.js"; // made by tools/building/engine.py: of each file its bytes, and its bytes as sent

const STEP = 64 * 1024; // how much comes between two messages

const come = new Map();
const sum = (numbers) => [...numbers].reduce((one, other) => one + other, 0);
const of = sum(Object.values(sizes).map(([, sent]) => sent));

/** In the frame: tell the page that so much of a file has come, or all of it. */
export function note(name, bytes = sizes[name][1]) {
  come.set(name, bytes);
  parent.postMessage({ come: sum(come.values()), of }, location.origin);
}

/** Return an answer as it came, and call `heard` with the file's name and its bytes while they come. */
export function counted(answer, heard) {
  const name = new URL(answer.url).pathname.split("/").at(-1);
  if (answer.ok && name in sizes) count(answer.clone().body.getReader(), name, heard).catch(() => {}); // fails with the answer
  return answer;
}

async function count(reader, name, heard) {
  const [whole, sent] = sizes[name];
  let told = 0;
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.length;
    if (bytes - told < STEP && bytes < whole) continue;
    told = bytes;
    heard(name, Math.round((sent * bytes) / whole));
  }
}
