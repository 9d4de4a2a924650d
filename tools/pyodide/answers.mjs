// node tools/pyodide/answers.mjs ENGINE POLICIES TESTS: with the standard library and the modules of a built site, as the browser has
// them, answer the requests of TESTS/golden/answers, first by the modules of the wheel alone, where they are enough. Then add
// the others, import each, and answer again. Prints, as a JSON list, what could not be imported, which answers are not the golden ones,
// and how many were given by the wheel alone.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [engine, policies, tests] = process.argv.slice(2);
const archives = readdirSync(engine, { recursive: true }).map((name) => `${engine}/${name}`);
const [library, wheel, rest, boot] = ["stdlib.zip.wasm", ".whl.wasm", "rest.zip.wasm", "boot.txt"].map((end) =>
  archives.find((name) => name.endsWith(end)),
);
const python = await loadPyodide({ stdLibURL: library });
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "whl", { extractDir: "/wheel" });
for (const [place, folder] of [
  ["/policies", policies],
  ["/all/tests", tests],
]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
const assets = `${engine}/../assets`;
const script = readdirSync(assets).find((name) => /^script-.*\.js$/.test(name));
await import(pathToFileURL(resolve(assets, script)));
python.globals.set("boot", readFileSync(boot, "utf8"));
python.globals.set("rest", new Uint8Array(readFileSync(rest)));
const report = python.runPython(`
import importlib, json, pathlib, sys
sys.path[:0] = ["/wheel", "/all"]
engine = {}
exec(boot, engine)
from tests.requests.answers import FOLDER, find_difference, golden_pairs
from ecarte import __version__

troubles = []

def answer_all():
    """Ask for every golden answer, and return how many were given."""
    given = 0
    for kind in sorted(path.stem for path in FOLDER.glob("*.jsonl")):
        for request, golden in golden_pairs(kind):
            text = engine["respond"](json.dumps(request))
            if text is None:
                continue
            given += 1
            if different := find_difference(golden, json.loads(text.replace(f'"{__version__}"', '"VERSION"'))):
                troubles.append(f"{kind}: {different}")
    return given

from ecarte.requests import web
for path in sorted(pathlib.Path("/policies").glob("*.bin")):
    web.provide(path.stem, path.read_bytes())
by_the_wheel = answer_all()
engine["complete"](rest)
engine["complete"](rest)
from ecarte.friend import arithmetic
from js import ristretto255
from pyodide.ffi import to_js
arithmetic.provide(ristretto255, to_js)
for path in sorted(pathlib.Path("/wheel").rglob("*.pyc")):
    name = ".".join(path.relative_to("/wheel").with_suffix("").parts).removesuffix(".__init__")
    try:
        importlib.import_module(name)
    except Exception as error:
        troubles.append(f"{name}: {error!r}")
from ecarte.machine import run
run.QUICK_SLICE = run.SLICE  # the golden answers are those of Python as it stands
every = answer_all()
json.dumps({"troubles": troubles, "by the wheel": by_the_wheel, "every": every})
`);
process.stdout.write(report);
