// node tools/pyodide/compile.mjs SOURCE OUT: compile a tree of .py to .pyc with Pyodide's own Python, small: without
// docstrings, assertions, and the columns that tracebacks would underline if the source were there.
// Hash-based and unchecked: the bytes never depend on day or machine, and loading never checks the source.
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const [source, out] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
for (const [place, folder] of [["/source", source], ["/out", out]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.runPython(`
import pathlib, py_compile
for path in sorted(pathlib.Path("/source").rglob("*.py")):
    inner = path.relative_to("/source")
    target = pathlib.Path("/out", inner.with_suffix(".pyc"))
    target.parent.mkdir(parents=True, exist_ok=True)
    py_compile.compile(str(path), str(target), dfile=str(inner), doraise=True, optimize=2,
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
`);
