// node tools/pyodide/modules.mjs PACKAGES NAMES: which modules of the standard library, Pyodide's own among them, are loaded
// once every module in the folder PACKAGES and the modules of the JSON list NAMES are, and what the page's Python does
// besides has been done. As a JSON list.
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [packages, names] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.mkdirTree("/packages");
python.mountNodeFS("/packages", packages);
python.globals.set("names", names);
const loaded = python.runPython(`
import importlib, importlib.metadata, io, json, pathlib, random, shutil, sys, traceback, warnings, zipfile

def attempt(name):
    try:
        importlib.import_module(name)
    except ImportError:  # a name out of a module, or what Pyodide does not have
        pass

sys.path.insert(0, "/packages")
for path in sorted(pathlib.Path("/packages").rglob("*.py")):
    attempt(".".join(path.relative_to("/packages").with_suffix("").parts).removesuffix(".__init__"))
for name in json.loads(names):
    attempt(name)

# Pyodide unpacks our wheel.
with zipfile.ZipFile("/tmp/a.zip", "w") as archive:
    archive.writestr("a/b.txt", "text")
shutil.unpack_archive("/tmp/a.zip", "/tmp/unpacked")
zipfile.Path(zipfile.ZipFile("/tmp/a.zip")).joinpath("a").exists()
list(importlib.metadata.distributions())

# Whatever goes wrong is told as it should be.
def fail():
    try:
        json.loads("{")
    except ValueError as error:
        raise TypeError(undefined_name) from error
try:
    fail()
except Exception as error:
    traceback.print_exception(error, file=io.StringIO())
warnings.warn("nothing", stacklevel=1) if warnings.simplefilter("ignore") else None

from_archive = [
    name for name, module in sys.modules.items()
    if "python314.zip" in str(getattr(getattr(module, "__spec__", None), "origin", None) or getattr(module, "__file__", ""))
]
json.dumps(sorted(from_archive))
`);
process.stdout.write(loaded);
