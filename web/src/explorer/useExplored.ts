// What the engine finds out about a hand: some of it at once, the rest as it is counted.
import { useEffect, useState } from "preact/hooks";
import { askInSlices } from "../engine/client.ts";
import type { Explored, Exploring } from "../engine/types/analysis.ts";

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
      await askInSlices({ do: "explore", ...question }, ({ explore: explored, progress }) => {
        if (!current) throw new Error("another is asked");
        setFound({ explored: explored ?? null, progress: progress ?? 1, failed: !explored, key });
      });
    };
    explore().catch(() => current && setFound({ ...nothing, failed: true, key }));
    return () => {
      current = false;
    };
  }, [key]);
  return found.key === key ? found : nothing;
}
