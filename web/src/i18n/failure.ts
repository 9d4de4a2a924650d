// Why the engine does not run.
import { engine } from "../engine/client.ts";
import { loadRest } from "./index.ts";

/** Return what is said of an engine that has failed, once the words for it are loaded. */
export async function failure(): Promise<{ key: string; words?: Record<string, string> }> {
  const { state } = engine;
  const refused = state.phase === "failed" && state.refused;
  const hasWords =
    refused &&
    (await loadRest().then(
      () => true,
      () => false,
    ));
  return hasWords ? { key: "engine-refused", words: { ...refused } } : { key: "engine-failed" };
}
