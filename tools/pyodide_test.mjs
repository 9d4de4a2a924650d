// node tools/pyodide_test.mjs PACKAGES [PYTEST ARGUMENTS]: the engine's own tests inside Pyodide, as in the
// browser: 32-bit WebAssembly, Python 3.14, nothing of the command line's packages. Exits with pytest's status.
// With options alone all files of tests/ are run, shared out among as many processes as there are cores, eight at most.
import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const [packages, ...rest] = process.argv.slice(2);
const root = fileURLToPath(new URL("..", import.meta.url));

/** Pytest's status for these arguments. */
async function run(given) {
  const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", HOME: "/home/pyodide" } });
  for (const [place, folder] of [
    ["/packages", packages],
    ["/ecarte", root],
  ]) {
    python.FS.mkdirTree(place);
    python.mountNodeFS(place, folder);
  }
  python.globals.set("arguments", python.toPy(given));
  return python.runPython(`
import os, sys
sys.path[:0] = ["/packages", "/ecarte/py"]
os.chdir("/ecarte")
import pytest
int(pytest.main(["-p", "no:cacheprovider", "-p", "no:faulthandler", *arguments]))
`);
}

/** The files of tests/, parted so that each part has about as much to read. */
function parts(number) {
  const files = readdirSync(`${root}/tests`)
    .filter((name) => /^test_.*\.py$/.test(name))
    .map((name) => ({ path: `tests/${name}`, size: statSync(`${root}/tests/${name}`).size }))
    .sort((one, other) => other.size - one.size);
  const found = Array.from({ length: number }, () => ({ size: 0, paths: [] }));
  for (const { path, size } of files) {
    const least = found.reduce((one, other) => (other.size < one.size ? other : one));
    least.size += size;
    least.paths.push(path);
  }
  return found.map(({ paths }) => paths);
}

/** The status of a process with these files; what it says is printed when it has ended. */
function apart(paths) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), packages, ...rest, ...paths]);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => said.push(piece));
    child.on("error", (error) => said.push(Buffer.from(`${error}\n`)));
    child.on("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status ?? 1); // none: it was killed
    });
  });
}

if (rest.every((each) => each.startsWith("-"))) {
  const statuses = await Promise.all(parts(Math.min(availableParallelism(), 8)).map(apart));
  process.exitCode = Math.max(...statuses);
} else process.exitCode = await run(rest);
