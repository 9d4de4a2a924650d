// What the engine finds about a hand, as far as it has come.
import { useState } from "preact/hooks";
import { askInSlices } from "../../engine/client.ts";
import type { Explored, Exploring } from "../../engine/types/analysis.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";

const nothing = { explored: null as Explored | null, progress: 0, without: false };

/** Ask the engine about a hand, which answers in parts; another `key` is another question. `without` is true if
 *  a table could not be fetched. */
export function useExplored(question: Exploring | null, key: string) {
  const [latest, setLatest] = useState({ ...nothing, key });
  const { hasFailed, again } = useAsked(question && key, async (signal) => {
    setLatest({ ...nothing, key });
    if (!question) return;
    await askInSlices({ do: "explore", ...question }, ({ explore: explored, progress = 1, without }) => {
      signal.throwIfAborted(); // another question was asked
      if (!explored) throw new Error("nothing is told of this hand");
      setLatest({ explored, progress, without: without !== undefined, key });
    });
  });
  return { ...(latest.key === key ? latest : nothing), hasFailed, again };
}
