// node tools/pyodide/test.mjs PACKAGES [PYTEST ARGUMENTS]: the engine's own tests inside Pyodide, as in the
// browser: 32-bit WebAssembly, Python 3.14, none of the command line's packages. Exits with pytest's status.
// The files named, or all of tests/, are divided among as many processes as there are cores, at most eight.
import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const ALONE = "--alone"; // run in this process
const [packages, ...given] = process.argv.slice(2);
const options = given.filter((each) => each.startsWith("-") && each !== ALONE);
const named = given.filter((each) => !each.startsWith("-"));
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Run pytest in this process, and return its status. */
async function run(wanted) {
  const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", HOME: "/home/pyodide" } });
  for (const [place, folder] of [
    ["/packages", packages],
    ["/ecarte", root],
  ]) {
    python.FS.mkdirTree(place);
    python.mountNodeFS(place, folder);
  }
  python.globals.set("arguments", python.toPy(wanted));
  return python.runPython(`
import os, sys
sys.path[:0] = ["/packages", "/ecarte/py"]
os.chdir("/ecarte")
import pytest
int(pytest.main(["-p", "no:cacheprovider", "-p", "no:faulthandler", *arguments]))
`);
}

const every = () =>
  readdirSync(`${root}/tests`, { recursive: true })
    .filter((name) => /(^|\/)test_[^/]*\.py$/.test(name))
    .map((name) => `tests/${name}`);

/** Divide files into parts of about the same size. */
function parts(paths, number) {
  const files = paths
    .map((path) => ({ path, size: statSync(`${root}/${path.split("::")[0]}`).size }))
    .sort((one, other) => other.size - one.size);
  const shares = Array.from({ length: number }, () => ({ size: 0, paths: [] }));
  for (const { path, size } of files) {
    const least = shares.reduce((one, other) => (other.size < one.size ? other : one));
    least.size += size;
    least.paths.push(path);
  }
  return shares.map(({ paths }) => paths);
}

/** Test files in a process of their own, print its output at the end, and return its status. */
function apart(paths) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), packages, ALONE, ...options, ...paths]);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => said.push(piece));
    child.on("error", (error) => said.push(Buffer.from(`${error}\n`)));
    child.on("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status ?? 1); // null: it was killed
    });
  });
}

if (given.includes(ALONE)) process.exitCode = await run([...options, ...named]);
else {
  const paths = named.length ? named : every();
  const shared = parts(paths, Math.min(availableParallelism(), 8, paths.length));
  process.exitCode = Math.max(...(await Promise.all(shared.map(apart))));
}
