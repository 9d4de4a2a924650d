// What the engine finds out about a hand: some of it at once, the rest as it is counted.
import { useCallback, useEffect, useState } from "preact/hooks";
import { askInSlices } from "../../engine/client.ts";
import type { Explored, Exploring } from "../../engine/types/analysis.ts";

export interface Found {
  explored: Explored | null;
  progress: number; // 0…1
  without: boolean; // tables that could not be had
  failed: boolean;
  again(): void;
}

const nothing = { explored: null, progress: 0, without: false, failed: false };

/** `key` names the question: another one is asked anew. */
export function useExplored(question: Exploring | null, key: string): Found {
  const [found, setFound] = useState<Omit<Found, "again"> & { key: string }>({ ...nothing, key });
  const [asked, setAsked] = useState(0);
  const wanted = question !== null;
  useEffect(() => {
    if (!question) return;
    let current = true;
    const explore = async () => {
      await askInSlices({ do: "explore", ...question }, ({ explore: explored = null, progress = 1, without }) => {
        if (!current) throw new Error("another is asked");
        setFound({ explored, progress, without: without !== undefined, failed: !explored, key });
      });
    };
    explore().catch(() => current && setFound({ ...nothing, failed: true, key }));
    return () => {
      current = false;
    };
  }, [key, wanted, asked]);
  const again = useCallback(() => {
    setFound({ ...nothing, key: "" });
    setAsked((times) => times + 1);
  }, []);
  return { ...(found.key === key ? found : nothing), again };
}
