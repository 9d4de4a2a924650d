// Which step of a replay is shown, and where one can go from it.
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import type { Moment } from "../../engine/types/replay.ts";
import type { Move } from "./keys.ts";
import { after, before, byDeal, byTrick, mainOf, type Step, type Steps } from "./steps.ts";

/** Return where each way leads from a step; ways that lead nowhere are left out. */
export function waysFrom(step: Step): Map<Move, Step> {
  const main = mainOf(step).line.steps;
  const ways: [Move, Step | null | undefined][] = [
    ["before", before(step)],
    ["next", after(step)],
    ["before-trick", byTrick(step, -1)],
    ["next-trick", byTrick(step, 1)],
    ["before-deal", byDeal(step, -1)],
    ["next-deal", byDeal(step, 1)],
    ["first", main[0]],
    ["last", main.at(-1)],
  ];
  return new Map(ways.filter((way): way is [Move, Step] => Boolean(way[1]) && way[1] !== step));
}

export interface Stepping {
  step: Step;
  main: Step; // of the game itself: for a variation, the event it replaces
  until: number; // the last step of the game that may be shown
  ended: boolean; // that is the last step of all
  ways: Map<Move, Step>;
  playing: boolean;
  stop(): void;
  /** Show a step; autoplay goes on. */
  go(to: Step): void;
  /** Show a step, and stop autoplay. */
  goTo(to: Step): void;
  /** Show a step, and start autoplay. */
  playFrom(to: Step): void;
  /** Step, or start and stop autoplay. */
  walk(move: Move): void;
}

interface Start {
  steps: Steps;
  first: Step; // shown when `at` names no step
  at: Moment | null;
  hides: boolean; // later steps are not shown before they are reached
  /** Called before each step to another; returns whether the address names that one from now on. */
  leaving(to: Step): boolean;
}

/** Step through a replay from a moment on. */
export function useStepping({ steps, first, at, hides, leaving }: Start): Stepping {
  const [moment, setMoment] = useState<Moment>(at ?? "");
  const [given, setGiven] = useState(at);
  const [seen, setSeen] = useState(-1); // how far a game seen from one seat has been followed
  const [playing, setPlaying] = useState(false);
  const named = useRef(at); // by the address, which comes later
  // The address names another moment: somebody went back in the history.
  if (at !== given) {
    setGiven(at);
    if (at && at !== named.current && steps.of.has(at)) setMoment(at);
    named.current = at;
  }
  const step = steps.of.get(moment) ?? first;
  const main = mainOf(step);
  const last = steps.main.steps.length - 1;
  const until = hides ? Math.max(seen, main.i) : last;
  if (hides && main.i > seen) setSeen(main.i);

  const left = useRef(leaving);
  left.current = leaving;
  const go = useCallback((to: Step) => {
    if (left.current(to)) named.current = to.at;
    setMoment(to.at);
  }, []);
  const ways = useMemo(() => waysFrom(step), [step]);
  const stop = useCallback(() => setPlaying(false), []);
  const goTo = useCallback((to: Step) => {
    setPlaying(false);
    go(to);
  }, []);
  const playFrom = useCallback((to: Step) => {
    setPlaying(true);
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
      if (!playing && !ways.has("next")) go(first); // at the end it plays from the beginning
      setPlaying(!playing);
    },
    [ways, playing, first],
  );
  return { step, main, until, ended: until >= last, ways, playing, stop, go, goTo, playFrom, walk };
}
