// node bench/in_pyodide.mjs FILE ARGUMENTS…: run a Python file of bench/ inside Pyodide, as fast as in the browser.
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const root = new URL("..", import.meta.url).pathname;
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", HOME: "/home/pyodide" } });
python.FS.mkdirTree("/ecarte");
python.mountNodeFS("/ecarte", root);
python.globals.set("arguments", python.toPy(process.argv.slice(2)));
// WebAssembly has no processor time, only the clock, which is meaningless on a busy machine.
python.globals.set("processor", () => process.cpuUsage().user / 1e6);
python.runPython(`
import os, runpy, sys, time
time.process_time = processor
sys.path[:0] = ["/ecarte/py"]
os.chdir("/ecarte")
sys.argv = list(arguments)
runpy.run_path(sys.argv[0], run_name="__main__")
`);
