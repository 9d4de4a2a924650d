// A link that comes back opens a new tab on many phones, while the tab that made the offer sleeps: the new one hands the text over.
import { note } from "../../browser/note.ts";

const CHANNEL = "ecarte friend link";
const PATIENCE_MS = 2_000; // until a tab says that it has heard
const TAKING_MS = 20_000; // until it has taken the text: its device may be busy
const isHeard = "BroadcastChannel" in globalThis;

/** What a tab says of a text that was handed over. */
interface Said {
  heard?: string;
  taken?: string;
  left?: string;
}

/** Hand a text to the tab that takes it; return whether one did. */
export function handOver(text: string): Promise<boolean> {
  if (!isHeard) return Promise.resolve(false);
  const channel = new BroadcastChannel(CHANNEL);
  let atIt = 0;
  let isLate = false;
  return new Promise<boolean>((done) => {
    const giveUp = () => isLate && atIt === 0 && done(false);
    channel.onmessage = ({ data }: MessageEvent<Said | null>) => {
      if (data?.taken === text) done(true);
      if (data?.heard === text) atIt += 1;
      if (data?.left === text) {
        atIt -= 1;
        giveUp();
      }
    };
    setTimeout(() => {
      isLate = true;
      giveUp();
    }, PATIENCE_MS);
    setTimeout(() => done(false), TAKING_MS);
    channel.postMessage({ text });
  }).finally(() => channel.close());
}

/** Call `take` with texts that other tabs hand over, until the returned function is called; it returns whether it takes one. */
export function listen(take: (text: string) => Promise<boolean>): () => void {
  if (!isHeard) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  let taking = 0;
  let isOver = false;
  const end = () => isOver && taking === 0 && channel.close(); // the tab that handed a text over still waits for a word
  const say = (said: Said) => channel.postMessage(said);
  channel.onmessage = async ({ data }) => {
    const text = data?.text;
    if (typeof text !== "string" || isOver) return;
    taking += 1;
    say({ heard: text });
    const isTaken = await take(text).catch((error: unknown) => {
      note(error);
      return false; // the tab that has it goes on at once
    });
    say(isTaken ? { taken: text } : { left: text });
    taking -= 1;
    end();
  };
  return () => {
    isOver = true;
    end();
  };
}
