// node tools/pyodide/answers.mjs ENGINE POLICIES TESTS: with the standard library and the wheel of a built site, as the browser has
// them, import each of the engine's modules, and answer the requests of TESTS/golden/answers. Prints, as a JSON list, what
// could not be imported and which answers are not the golden ones.
import { readdirSync, readFileSync } from "node:fs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [engine, policies, tests] = process.argv.slice(2);
const archives = readdirSync(engine, { recursive: true }).map((name) => `${engine}/${name}`);
const [library, wheel] = [".zip.wasm", ".whl.wasm"].map((end) => archives.find((name) => name.endsWith(end)));
const python = await loadPyodide({ stdLibURL: library });
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "whl", { extractDir: "/wheel" });
for (const [place, folder] of [
  ["/policies", policies],
  ["/all/tests", tests],
]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
const found = python.runPython(`
import importlib, json, pathlib, sys
sys.path[:0] = ["/wheel", "/all"]
troubles = []
for path in sorted(pathlib.Path("/wheel").rglob("*.pyc")):
    name = ".".join(path.relative_to("/wheel").with_suffix("").parts).removesuffix(".__init__")
    try:
        importlib.import_module(name)
    except Exception as error:
        troubles.append(f"{name}: {error!r}")

from ecarte.requests import web
for path in sorted(pathlib.Path("/policies").glob("*.bin")):
    web.provide(path.stem, path.read_bytes())

from tests.requests.answers import FOLDER, answer, find_difference, golden_pairs
for kind in sorted(path.stem for path in FOLDER.glob("*.jsonl")):
    for request, golden in golden_pairs(kind):
        try:
            different = find_difference(golden, answer(request))
        except Exception as error:
            different = repr(error)
        if different:
            troubles.append(f"{kind}: {different}")
json.dumps(troubles)
`);
process.stdout.write(found);
