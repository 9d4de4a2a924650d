// What the engine finds out about a hand: some of it at once, the rest as it is counted.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../engine/client.ts";
import type { Answer, Explored, Exploring } from "../engine/types.ts";

export interface Found {
  explored: Explored | null;
  progress: number; // 0…1
  failed: boolean;
}

const nothing: Found = { explored: null, progress: 0, failed: false };

/** `key` names the question: another one is asked anew. */
export function useExplored(question: Exploring | null, key: string): Found {
  const [found, setFound] = useState<Found & { key: string }>({ ...nothing, key });
  useEffect(() => {
    if (!question) return;
    let current = true;
    const explore = async () => {
      let answer: Answer = {};
      let done: { without?: string[] } = {};
      do {
        const more = answer.continue === undefined ? {} : { continue: answer.continue };
        answer = await ask({ do: "explore", ...question, ...more, ...done });
        if (answer.without) done = { without: answer.without }; // so is the rest
        if (!current) return;
        setFound({ explored: answer.explore ?? null, progress: answer.progress ?? 1, failed: !answer.explore, key });
      } while (answer.continue !== undefined);
    };
    explore().catch(() => current && setFound({ ...nothing, failed: true, key }));
    return () => {
      current = false;
    };
  }, [key]);
  return found.key === key ? found : nothing;
}
