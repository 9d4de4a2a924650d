// The moment of a replay that is on its table.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { View } from "../engine/types/view.ts";
import type { Settings } from "../settings/settings.ts";
import { playFrames } from "../table/motion.ts";
import type { Speed } from "./Controls.tsx";
import { after, before, noteOf, type Step } from "./steps/steps.ts";
import type { Data } from "./steps/useReplay.ts";
import type { Stepping } from "./steps/useStepping.ts";

/** A step and its view. */
export interface Shown {
  step: Step;
  view: View;
}

/** Follow the step once its view is there; for a single step forwards the cards fly. Return what has been shown to its
 *  end, and what is on the table. */
export function useShown(data: Data, step: Step, settings: Settings): [Shown | null, Shown | null] {
  const [shown, setShown] = useState<Shown | null>(null);
  const view = data.view(step);
  useEffect(() => data.want(step), [step, data]);
  useLayoutEffect(() => {
    if (!view || (shown?.step === step && shown.view === view)) return;
    const arrive = () => setShown({ step, view });
    const entry = step.event?.entry;
    const onwards = shown && shown.step.at === before(step)?.at && shown.view.seat === view.seat;
    if (onwards && entry) void playFrames([{ entry, view }], arrive, settings);
    else arrive();
  }, [step, view]);
  return [shown, shown ?? (view ? { step, view } : null)];
}

/** How long autoplay shows an event, in milliseconds. */
const shownFor: Record<Speed, number> = { slow: 2800, normal: 1600, fast: 800 };

/** Step forwards while autoplay is on, each time the step is `shown`. */
export function useAutoplay({ playing, step, go, stop }: Stepping, shown: Shown | null, speed: Speed): void {
  useEffect(() => {
    if (!playing || shown?.step !== step) return;
    const to = after(step);
    if (!to) {
      stop();
      return;
    }
    const remark = noteOf(step)?.comment.length ?? 0;
    const timer = setTimeout(() => go(to), shownFor[speed] + Math.min(6000, remark * 45));
    return () => clearTimeout(timer);
  }, [playing, shown, step, speed, go]);
}
