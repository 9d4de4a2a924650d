// The costliest decision, computed in the background while the result is shown.
import { useEffect, useState } from "preact/hooks";
import type { Game } from "../../store/games.ts";
import { type Costliest, costliest } from "./costliest.ts";

type Found = Costliest | null | "awaited" | "failed";

/** Return what is known so far; the review goes on when the result is left. */
export function useCostliest(game: Game): Found {
  const [found, setFound] = useState<Found>("awaited");
  useEffect(() => {
    const ending = new AbortController();
    setFound("awaited");
    costliest(game, ending.signal).then(
      (one) => !ending.signal.aborted && setFound(one),
      () => !ending.signal.aborted && setFound("failed"),
    );
    return () => ending.abort();
  }, [game.id, game.record]);
  return found;
}
