import { useEffect, useState } from "preact/hooks";

/** What has become of a question; the answer is undefined while it is awaited, and after a failure. */
export interface Asked<T> {
  answer: T | undefined;
  hasFailed: boolean;
  again(): void;
}

/** Ask whenever the key changes, and when told to ask `again`; a null key asks nothing. The signal aborts when the answer is
 *  no longer wanted. */
export function useAsked<T>(key: unknown, ask: (signal: AbortSignal) => Promise<T>): Asked<T> {
  const [answered, setAnswered] = useState<{ key: unknown; answer?: T; hasFailed: boolean } | null>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (key === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    ask(signal).then(
      (answer) => signal.aborted || setAnswered({ key, answer, hasFailed: false }),
      () => signal.aborted || setAnswered({ key, hasFailed: true }),
    );
    return () => ending.abort();
  }, [key, attempts]);
  const known = key !== null && answered?.key === key ? answered : null;
  const again = () => {
    setAnswered(null);
    setAttempts((attempts) => attempts + 1);
  };
  return { answer: known?.answer, hasFailed: known?.hasFailed ?? false, again };
}
