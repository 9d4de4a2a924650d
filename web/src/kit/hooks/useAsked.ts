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
  const [found, setFound] = useState<{ key: unknown; answer?: T; hasFailed: boolean } | null>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (key === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    ask(signal).then(
      (answer) => signal.aborted || setFound({ key, answer, hasFailed: false }),
      () => signal.aborted || setFound({ key, hasFailed: true }),
    );
    return () => ending.abort();
  }, [key, attempts]);
  const known = key !== null && found?.key === key ? found : null;
  const again = () => {
    setFound(null);
    setAttempts((attempts) => attempts + 1);
  };
  return { answer: known?.answer, hasFailed: known?.hasFailed ?? false, again };
}
