import { useState } from "preact/hooks";
import type { Problem } from "../../engine/types/view.ts";

/** Return `run` as a function that ignores calls while an earlier one is under way. */
export function oneAtATime<A extends unknown[]>(run: (...args: A) => Promise<void>): (...args: A) => Promise<void> {
  let isRunning = false;
  return async (...args) => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run(...args);
    } finally {
      isRunning = false;
    }
  };
}

/** Return a function that runs an action unless the last one is still running: a second tap does nothing. */
export function useOneAtATime(): (act: () => Promise<void>) => Promise<void> {
  const [once] = useState(() => oneAtATime((act: () => Promise<void>) => act()));
  return once;
}

/** Return a function that runs actions one after the other, each when those before it are done; none is lost. */
export function inTurn(): (act: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const done = last.then(act);
    last = done.catch(() => undefined); // who asked for it is told
    return done;
  };
}

/** Actions that the engine may refuse, run one after the other; `problem` is the last refusal. */
export function useAttempts() {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [run] = useState(inTurn);
  const attempt = (act: () => Promise<Problem | null>) => run(async () => setProblem(await act()));
  return { problem, attempt, clearProblem: () => setProblem(null) };
}

/** An action that the engine may refuse, run once at a time; `problem` is the last refusal. */
export function useAttempt() {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isRunning, setRunning] = useState(false);
  const once = useOneAtATime();
  const attempt = (act: () => Promise<Problem | null>) =>
    once(async () => {
      setRunning(true);
      try {
        setProblem(await act());
      } finally {
        setRunning(false); // also when the engine failed
      }
    });
  return { problem, isRunning, attempt, clearProblem: () => setProblem(null) };
}
