// Motion, only ever as a consequence of the log: each frame is drawn as it stands, and the cards that
// changed their place fly there. A tap or a key hurries all of it to its end.
import type { Frame } from "../engine/types/view.ts";
import type { Settings } from "../settings/settings.ts";
import { all, paceOf, Stage } from "./contract/stage.ts";
import { layoutOf } from "./layouts.ts";

export async function playFrames(frames: Frame[], show: (frame: Frame) => void, settings: Settings): Promise<void> {
  const stage = new Stage(paceOf(settings), settings.fourColour);
  try {
    for (let at = 0; at < frames.length; ) {
      // The hands of a deal are given in turns, packet by packet: they are one motion.
      let next = at + 1;
      while (frames[at]?.entry.do === "deal" && frames[next]?.entry.do === "deal") next += 1;
      await play(frames.slice(at, next), show, stage);
      at = next;
    }
  } finally {
    stage.close();
  }
}

/** Drawing happens at once, or before anything is painted. */
async function draw(frames: Frame[], show: (frame: Frame) => void): Promise<void> {
  for (const frame of frames) show(frame);
  await Promise.resolve();
}

async function play(frames: Frame[], show: (frame: Frame) => void, stage: Stage): Promise<void> {
  const last = frames.at(-1);
  if (!last) return;
  const { entry, view } = last;
  const layout = layoutOf(view.game);
  if (!layout) return draw(frames, show);
  const before = counters();
  const after = await layout.step(entry, view, frames, () => draw(frames, show), stage);
  await Promise.all([after?.(), dropCounters(before, stage)]);
}

// ---- counters

const counters = (): Map<HTMLElement, number> =>
  new Map(all("[data-counters]").map((row) => [row, row.querySelectorAll("[data-on]").length]));

/** New counters are put down one after the other. */
async function dropCounters(before: Map<HTMLElement, number>, stage: Stage): Promise<void> {
  const fresh = all("[data-counters]").flatMap((row) =>
    [...row.querySelectorAll<HTMLElement>("[data-on]")].slice(before.get(row) ?? 0),
  );
  if (fresh.length === 0) return;
  await stage.pulse(fresh, { scale: [2.2, 0.94, 1], opacity: [0, 1, 1], translate: ["0 -14px", "0 1px", "0 0"] }, 420);
}
