// node tools/pyodide/modules.mjs PACKAGES: the modules a running engine has loaded, as a JSON list.
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide();
python.FS.mkdirTree("/packages");
python.mountNodeFS("/packages", process.argv[2]);
const loaded = python.runPython(`
import json, sys
sys.path.insert(0, "/packages")
import ecarte.requests.web, ecarte.requests.study
json.dumps(sorted(sys.modules))
`);
process.stdout.write(loaded);
