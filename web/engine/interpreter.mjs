// What PyScript's worker takes for Pyodide: Pyodide, with the WebAssembly the frame has compiled (wasm.js), and with archives
// under names that hosts compress (tools/building/engine.py). loadPyodide has no option for the first, so its one
// streaming instantiation is answered here.
import "./storage.js";
import { loadPyodide as load, version } from "./runtime/pyodide.mjs";

const compiled = new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  postMessage("wasm, please", [port2]);
});

const fetchOther = globalThis.fetch;
globalThis.fetch = (what, ...rest) => {
  const address = String(what?.url ?? what);
  if (address.endsWith("/pyodide.asm.wasm")) return Promise.resolve(new Response());
  return fetchOther(address.endsWith(".whl") ? `${address}.wasm` : what, ...rest);
};

WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

const here = new URL(".", import.meta.url).href;
const whole = (address) => new URL(address, here).href;

export const loadPyodide = (options) =>
  load({
    ...options,
    indexURL: whole("./runtime/"),
    stdLibURL: whole("./library/python_stdlib.zip.wasm"),
    lockFileURL: `${here}pyodide-lock.json`,
    packageBaseUrl: here,
  });
export { version };
