// Which step of a replay is shown, and the ways that lead from it.
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import type { Moment } from "../../engine/types/replay.ts";
import type { Move } from "./keys.ts";
import { after, before, byDeal, byTrick, mainOf, ready, type Step, type Steps } from "./steps.ts";

/** Where a replay begins when no moment is named: the first cards given. */
function beginning({ main }: Steps): Step | null {
  const [first] = main.steps;
  return first ? (ready(first) ?? first) : null;
}

/** The ways that lead somewhere from a step. */
function waysFrom(step: Step): Map<Move, Step> {
  const main = mainOf(step).line.steps;
  const found: [Move, Step | null | undefined][] = [
    ["before", before(step)],
    ["next", after(step)],
    ["before-trick", byTrick(step, -1)],
    ["next-trick", byTrick(step, 1)],
    ["before-deal", byDeal(step, -1)],
    ["next-deal", byDeal(step, 1)],
    ["first", main[0]],
    ["last", main.at(-1)],
  ];
  return new Map(found.filter((way): way is [Move, Step] => Boolean(way[1]) && way[1] !== step));
}

export interface Stepping {
  step: Step | null;
  main: Step | null; // of the game as it was played: where a line beside it leaves it
  until: number; // the last step of the game that may be known
  ways: Map<Move, Step>;
  playing: boolean;
  stop(): void;
  /** Show a step; what plays by itself goes on. */
  go(to: Step): void;
  /** Show a step, and stop there. */
  goTo(to: Step): void;
  /** Step, or start and stop. */
  walk(move: Move): void;
}

/** Begin at a moment; `hides` where later steps are not known before they are reached, `leaving` is told of every
 *  step that is left for another. */
export function useStepping(steps: Steps, at: Moment | null, hides: boolean, leaving: (to: Step) => void): Stepping {
  const [moment, setMoment] = useState<Moment>(at ?? "");
  const [given, setGiven] = useState(at);
  const [seen, setSeen] = useState(-1); // how far a game seen from one seat has been followed
  const [playing, setPlaying] = useState(false);
  // The address names another moment: somebody went back in the history.
  if (at !== given) {
    setGiven(at);
    if (at && steps.of.has(at)) setMoment(at);
  }
  const step = steps.of.get(moment) ?? beginning(steps);
  const main = step && mainOf(step);
  const until = hides ? Math.max(seen, main?.i ?? 0) : steps.main.steps.length - 1;
  if (hides && main && main.i > seen) setSeen(main.i);

  const left = useRef(leaving);
  left.current = leaving;
  const go = useCallback((to: Step) => {
    left.current(to);
    setMoment(to.at);
  }, []);
  const ways = useMemo(() => (step ? waysFrom(step) : new Map<Move, Step>()), [step]);
  const stop = useCallback(() => setPlaying(false), []);
  const goTo = useCallback((to: Step) => {
    setPlaying(false);
    go(to);
  }, []);
  const walk = useCallback(
    (move: Move) => {
      if (move !== "play") {
        const to = ways.get(move);
        if (to) goTo(to);
        else setPlaying(false);
        return;
      }
      // At the end it plays from the beginning.
      const first = playing || ways.has("next") ? null : beginning(steps);
      if (first) go(first);
      setPlaying(!playing);
    },
    [ways, playing, steps],
  );
  return { step, main, until, ways, playing, stop, go, goTo, walk };
}
