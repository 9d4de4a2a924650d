// Pyodide's WebAssembly is compiled here, in the frame, and handed to the worker: browsers keep compiled
// code for the next visit only when a page compiles it, not a worker. Halves the time of a warm start.
export const wasm = WebAssembly.compileStreaming(fetch("./runtime/pyodide.asm.wasm"));
