// What PyScript's worker takes for Pyodide: Pyodide, with the WebAssembly the frame has compiled (wasm.js).
// loadPyodide has no option for that, so its one streaming instantiation is answered here.
import "./storage.js";
import { loadPyodide as load, version } from "./pyodide.mjs";

const compiled = new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  postMessage("wasm, please", [port2]);
});

const fetchOther = globalThis.fetch;
globalThis.fetch = (what, ...rest) =>
  String(what?.url ?? what).endsWith("/pyodide.asm.wasm") ? Promise.resolve(new Response()) : fetchOther(what, ...rest);

WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

export { load as loadPyodide, version };
