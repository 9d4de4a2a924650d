import { useCallback, useEffect, useState } from "preact/hooks";
import { askInSlices } from "../../engine/client.ts";
import type { Explored, Exploring } from "../../engine/types/analysis.ts";

/** The engine's results so far for a hand. */
export interface Found {
  explored: Explored | null;
  progress: number; // 0…1
  without: boolean; // the master's tables could not be fetched
  failed: boolean;
  again(): void;
}

const nothing = { explored: null, progress: 0, without: false, failed: false };

/** Ask the engine about a hand, which answers in parts; another `key` is another question. */
export function useExplored(question: Exploring | null, key: string): Found {
  const [found, setFound] = useState<Omit<Found, "again"> & { key: string }>({ ...nothing, key });
  const [attempts, setAttempts] = useState(0);
  const isComplete = question !== null;
  useEffect(() => {
    if (!question) return;
    let current = true;
    const explore = async () => {
      await askInSlices({ do: "explore", ...question }, ({ explore: explored = null, progress = 1, without }) => {
        if (!current) throw new Error("another question was asked");
        setFound({ explored, progress, without: without !== undefined, failed: !explored, key });
      });
    };
    explore().catch(() => current && setFound({ ...nothing, failed: true, key }));
    return () => {
      current = false;
    };
  }, [key, isComplete, attempts]);
  const again = useCallback(() => {
    setFound({ ...nothing, key: "" });
    setAttempts((attempts) => attempts + 1);
  }, []);
  return { ...(found.key === key ? found : nothing), again };
}
