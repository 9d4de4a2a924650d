// The modules of the engine that a first deal does not need. They are fetched once: after the first answer, or for a request that
// needs one.
const REST = "./rest.zip.wasm";
const LIMIT = 90_000; // milliseconds, as long as the page lets the engine start without any progress

/** Return a function that fetches the modules and passes them to `take`. It rejects when they cannot be fetched; the next call
 *  tries again. */
export function rest(take) {
  let taken;
  const fetched = async () => {
    const answer = await fetch(REST, { signal: AbortSignal.timeout(LIMIT) });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    await take(await answer.arrayBuffer());
  };
  return () => {
    taken ??= fetched().catch((error) => {
      taken = undefined;
      throw error;
    });
    return taken;
  };
}
