// What PyScript's worker takes for Pyodide: Pyodide, with the WebAssembly the frame has compiled (wasm.js), and with archives
// under names that hosts compress (tools/building/engine.py). loadPyodide has no option for the first, so its one
// streaming instantiation is answered here.
import "./storage.js";
import { counted } from "./fetched.js";
import createPyodideModule from "./runtime/pyodide.asm.mjs.js";
import { loadPyodide as load, version } from "./runtime/pyodide.mjs.js";

const { port1: frame, port2: here } = new MessageChannel();
const compiled = new Promise((resolve) => {
  frame.onmessage = ({ data }) => resolve(data);
  postMessage("wasm, please", [here]);
});
const heard = (name, bytes) => frame.postMessage([name, bytes]);

const fetchOther = globalThis.fetch;
globalThis.fetch = async (what, ...rest) => {
  const address = String(what?.url ?? what);
  if (address.endsWith("/pyodide.asm.wasm")) return new Response();
  return counted(await fetchOther(address.endsWith(".whl") ? `${address}.wasm` : what, ...rest), heard);
};

WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

const folder = new URL(".", import.meta.url).href;
const whole = (address) => new URL(address, folder).href;

export const loadPyodide = (options) =>
  load({
    ...options,
    createPyodideModule, // otherwise it imports a name that not every host knows the type of
    indexURL: whole("./runtime/"),
    stdLibURL: whole("./library/python_stdlib.zip.wasm"),
    lockFileURL: `${folder}pyodide-lock.json`,
    packageBaseUrl: folder,
  });
export { version };
