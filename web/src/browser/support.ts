/** Return what Pyodide and the page need and this browser lacks, by name. */
export function missing(): string[] {
  const needed: Record<string, boolean> = {
    WebAssembly: typeof WebAssembly === "object" && typeof WebAssembly.instantiateStreaming === "function",
    // (module (func try catch_all end)): exceptions, which Pyodide is compiled with
    "WebAssembly exceptions":
      typeof WebAssembly === "object" &&
      WebAssembly.validate(
        new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11]),
      ),
    Worker: typeof Worker === "function",
    indexedDB: "indexedDB" in globalThis,
  };
  return Object.entries(needed).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}
