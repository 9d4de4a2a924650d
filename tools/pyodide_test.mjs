// node tools/pyodide_test.mjs PACKAGES [PYTEST ARGUMENTS]: the engine's own tests inside Pyodide, as in the
// browser: 32-bit WebAssembly, Python 3.14, nothing of the command line's packages. Exits with pytest's status.
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const [packages, ...rest] = process.argv.slice(2);
const root = new URL("..", import.meta.url).pathname;
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", HOME: "/home/pyodide" } });
for (const [place, folder] of [
  ["/packages", packages],
  ["/ecarte", root],
]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.globals.set("arguments", python.toPy(rest));
process.exitCode = python.runPython(`
import os, sys
sys.path[:0] = ["/packages", "/ecarte/py"]
os.chdir("/ecarte")
import pytest
int(pytest.main(["-p", "no:cacheprovider", "-p", "no:faulthandler", *(arguments or ["tests"])]))
`);
