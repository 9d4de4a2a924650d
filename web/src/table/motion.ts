// Motion: each frame of the log is drawn, and cards fly to their new places. A tap or a key ends all motion at once.
import { playSound } from "../browser/sound.ts";
import type { Entry, Frame, View } from "../engine/types/view.ts";
import type { Settings } from "../settings/settings.ts";
import { spectated } from "./contract/moment.ts";
import { all, paceOf, Stage } from "./contract/stage.ts";
import { layoutOf } from "./layouts.ts";

const FAN = 700; // milliseconds: the additional time of a game won

/** Show frames one after the other, with motion. */
export async function playFrames(frames: Frame[], show: (frame: Frame) => void, settings: Settings): Promise<void> {
  const stage = new Stage(paceOf(settings));
  try {
    for (let at = 0; at < frames.length; ) {
      // All hands of a deal are one motion, because they are dealt in alternating packets.
      let next = at + 1;
      while (frames[at]?.entry.do === "deal" && frames[next]?.entry.do === "deal") next += 1;
      await play(frames.slice(at, next), show, stage);
      at = next;
    }
  } finally {
    stage.close();
  }
}

/** Draw a frame, before anything is painted. */
async function draw(frame: Frame, show: (frame: Frame) => void): Promise<void> {
  show(frame);
  await Promise.resolve();
}

/** Show frames as one motion; only the last of them is drawn. */
async function play(frames: Frame[], show: (frame: Frame) => void, stage: Stage): Promise<void> {
  const last = frames.at(-1);
  if (!last) return;
  const { entry, view } = last;
  const layout = layoutOf(view.game);
  if (!layout) return draw(last, show);
  const before = counters();
  const after = await layout.step(entry, view, frames, () => draw(last, show), stage);
  hearEnd(entry, view);
  const wins = view.phase === "over" && view.winner === view.seat;
  await Promise.all([after?.(), dropCounters(before, stage, wins), wins && entry.do === "over" && fanOut(stage)]);
}

/** Play the sounds of a marked king, and of the end of a game, won or lost. */
function hearEnd({ do: what, verb }: Entry, view: View): void {
  if (what === "mark" || verb === "king") playSound("king");
  if (what === "over" && view.winner && !spectated(view)) playSound(view.winner.includes(view.seat) ? "won" : "lost");
}

/** Let the player's cards fan out after a game that is won. */
const fanOut = (stage: Stage): Promise<void> =>
  stage.pulse(
    all("[data-fan]"),
    {
      translate: ["calc(var(--off) * -1 * (var(--w) + 4px))", "0px"],
      rotate: ["0deg", "calc(var(--off) * 6deg)"],
    },
    FAN,
  );

// ---- counters

const counters = (): Map<HTMLElement, number> =>
  new Map(all("[data-counters]").map((row) => [row, row.querySelectorAll("[data-on]").length]));

/** Let new counters drop onto the board; those that win the game fall from higher up. */
async function dropCounters(before: Map<HTMLElement, number>, stage: Stage, wins: boolean): Promise<void> {
  const fresh = all("[data-counters]").flatMap((row) =>
    [...row.querySelectorAll<HTMLElement>("[data-on]")].slice(before.get(row) ?? 0),
  );
  if (fresh.length === 0) return;
  const from = wins ? "0 -48px" : "0 -14px";
  const time = wins ? FAN : 420;
  playSound("counter", stage.still ? 0 : (time * stage.pace.scale) / 2); // when it touches the board
  await stage.pulse(fresh, { scale: [2.2, 0.94, 1], opacity: [0, 1, 1], translate: [from, "0 1px", "0 0"] }, time);
}
