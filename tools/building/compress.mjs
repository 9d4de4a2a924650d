// node tools/building/compress.mjs FOLDER: write a Brotli sidecar, `name.br`, beside each file of a folder that is worth it.
// With --sizes and files instead: print as JSON how many bytes are sent of each.
// At the highest level the WebAssembly takes half a minute, so what was compressed once is kept in build/compressed/, and
// files are compressed beside each other.
import { createHash, randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const KEPT = fileURLToPath(new URL("../../build/compressed/", import.meta.url));
const WORTH = 0.95; // of the file; above it compressing only costs the receiver time
// The prepared deals repeat themselves: a level less takes a fifth of the time, for one byte in twelve more.
const QUICKLY = /(^|\/)deals\//;
// Changed where it lies, or read by programs that do not ask for compressed answers.
const LEFT = /(^|\/)(netlify\.toml|robots\.txt|favicon\.ico|picture\.png)$|\.br$/;

/** Return a file's content as Brotli compresses it; null where that is not worth it.
 *
 * @param {Buffer} content
 * @param {number} level */
async function compressed(content, level) {
  const kept = `${KEPT}${createHash("sha256").update(content).digest("hex")}`;
  if (!fs.existsSync(kept)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    fs.mkdirSync(KEPT, { recursive: true });
    const made = await promisify(brotliCompress)(content, { params });
    const place = `${kept}.${randomUUID()}`;
    fs.writeFileSync(place, made);
    fs.renameSync(place, kept); // whole, or not there
  }
  const bytes = fs.readFileSync(kept);
  return bytes.length < content.length * WORTH ? bytes : null;
}

/** Return the bytes that are sent of a file.
 *
 * @param {string} path */
export async function sent(path) {
  const content = fs.readFileSync(path);
  return (await worthSending(path, content))?.length ?? content.length;
}

/** Return what is sent of a file instead of its content, if anything.
 *
 * @param {string} path
 * @param {Buffer} content */
async function worthSending(path, content) {
  if (LEFT.test(path)) return null;
  const level = constants.BROTLI_MAX_QUALITY - (QUICKLY.test(path) ? 1 : 0);
  return compressed(content, level);
}

/** @param {string} path */
async function writeSidecar(path) {
  if (!fs.statSync(path).isFile() || path.endsWith(".br")) return;
  const bytes = await worthSending(path, fs.readFileSync(path));
  if (bytes) fs.writeFileSync(`${path}.br`, bytes);
  else fs.rmSync(`${path}.br`, { force: true });
}

if (fs.realpathSync(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const [first = "", ...files] = process.argv.slice(2);
  if (first === "--sizes") process.stdout.write(JSON.stringify(await Promise.all(files.map(sent))));
  else {
    const names = fs.readdirSync(first, { recursive: true, encoding: "utf8" });
    await Promise.all(names.map((name) => writeSidecar(`${first}/${name}`)));
  }
}
