// A link that comes back opens a new tab on many phones, while the tab that made the offer sleeps: the new one hands the text over.

const CHANNEL = "ecarte friend link";
const PATIENCE_MS = 2_000;
const isHeard = "BroadcastChannel" in globalThis;

/** Hand a text to the tab that takes it; return whether one did. */
export function handOver(text: string): Promise<boolean> {
  if (!isHeard) return Promise.resolve(false);
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((done) => {
    channel.onmessage = ({ data }) => data?.taken === text && done(true);
    setTimeout(() => done(false), PATIENCE_MS);
    channel.postMessage({ text });
  }).finally(() => channel.close());
}

/** Call `take` with texts that other tabs hand over, until the returned function is called; it returns whether it takes one. */
export function listen(take: (text: string) => Promise<boolean>): () => void {
  if (!isHeard) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = async ({ data }) => {
    if (typeof data?.text === "string" && (await take(data.text))) channel.postMessage({ taken: data.text });
  };
  return () => channel.close();
}
