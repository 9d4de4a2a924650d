// Between the page and the Python worker of this frame: {id, request} in, {id, answer} out, both JSON text; and
// {id, provide, data} in, a table that a request needs, or where a module of the machine or a script lies, {id, taken} out. {id, waits} says
// whether a request waits for modules of Python that are still being fetched; {id, unreachable}, that they cannot be fetched.
// What the page does when a worker does not answer is in src/engine/client.ts.
import "./storage.js"; // before PyScript
import { note } from "./fetched.js";
import { provideModule } from "./machine.js";
import { rest } from "./rest.js";
import { hooks } from "./runtime/core.js";
import { wasm } from "./wasm.js";

const tell = (message) => parent.postMessage(message, location.origin);
const isScript = (table) => typeof table === "string" && table.endsWith(".js");

wasm.catch((error) => tell({ error: String(error) }));

hooks.main.onWorker.add(async (_, worker) => {
  worker.addEventListener("message", async ({ data, ports: [port] }) => {
    if (data !== "wasm, please") return;
    port.onmessage = ({ data: [name, bytes] }) => note(name, bytes); // what the worker fetches
    port.postMessage(await wasm);
  });
  try {
    const { sync } = await worker.ready;
    const complete = rest((data) => sync.complete(data));

    /** Return the answer to a request, or null if the modules that it needs cannot be fetched. */
    const respond = async (id, request) => {
      const answer = await sync.respond(request);
      const coming = complete();
      if (answer) {
        coming.catch(() => {}); // fetched again when one is needed
        return answer;
      }
      tell({ id, waits: true });
      try {
        await coming;
      } catch {
        return null;
      }
      tell({ id, waits: false });
      return await sync.respond(request);
    };

    addEventListener("message", async ({ data, origin }) => {
      if (origin !== location.origin) return;
      const { id, request, provide, data: table } = data;
      try {
        if (isScript(table)) tell({ id, taken: await sync.load(table) });
        else if (typeof table === "string")
          tell({ id, taken: await provideModule(table, (bytes, compiled) => sync.provide(provide, bytes, compiled)) });
        else if (provide) tell({ id, taken: await sync.provide(provide, table) });
        else {
          const answer = await respond(id, request);
          tell(answer ? { id, answer } : { id, unreachable: true });
        }
      } catch (error) {
        tell({ id, error: String(error) });
      }
    });
    tell({ ready: true });
  } catch (error) {
    tell({ error: String(error) });
  }
});
