// Between the page and the Python worker of this frame: {id, request} in, {id, answer} out, both JSON text.
// What the page makes of a worker that is silent is in src/engine/client.ts.
import { hooks } from "./core.js";
import { wasm } from "./wasm.js";

const tell = (message) => parent.postMessage(message, location.origin);

hooks.main.onWorker.add(async (_, worker) => {
  worker.addEventListener("message", ({ data, ports: [port] }) => {
    if (data === "wasm, please")
      wasm.then(
        (wasm) => port.postMessage({ wasm }),
        (error) => port.postMessage({ error: String(error) }),
      );
  });
  try {
    const { sync } = await worker.ready;
    addEventListener("message", async ({ data, origin }) => {
      if (origin !== location.origin) return;
      try {
        tell({ id: data.id, answer: await sync.respond(data.request) });
      } catch (error) {
        tell({ id: data.id, error: String(error) });
      }
    });
    tell({ ready: true });
  } catch (error) {
    tell({ error: String(error) });
  }
});
