import { useEffect, useState } from "preact/hooks";

/** Ask whenever the key changes; a null key asks nothing. Return the answer, "failed", or null while it is pending. */
export function useAsked<T>(key: unknown, ask: () => Promise<T>): T | "failed" | null {
  const [found, setFound] = useState<{ key: unknown; answer: T | "failed" } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let current = true;
    ask().then(
      (answer) => current && setFound({ key, answer }),
      () => current && setFound({ key, answer: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return key !== null && found && found.key === key ? found.answer : null;
}
