import { useEffect, useRef, useState } from "preact/hooks";

/** Ask whenever the key changes, but one at a time: what changes meanwhile is asked when the answer is there. A null key
 *  asks nothing. Return the last answer with its key. */
export function useLatest<T>(key: string | null, ask: () => Promise<T>): { key: string; answer: T | "failed" } | null {
  const [latest, setLatest] = useState<{ key: string; answer: T | "failed" } | null>(null);
  const wanted = useRef({ key, ask });
  wanted.current = { key, ask };
  const isRunning = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  useEffect(() => {
    const run = async () => {
      isRunning.current = true;
      let asked: string | null = null;
      while (isThere.current && wanted.current.key !== null && wanted.current.key !== asked) {
        const now: string = wanted.current.key;
        asked = now;
        const answer = await wanted.current.ask().catch((): "failed" => "failed");
        if (isThere.current) setLatest({ key: now, answer });
      }
      isRunning.current = false;
    };
    if (key !== null && !isRunning.current) void run();
  }, [key]);
  return latest;
}
