// What the opponent could hold, worked out at every moment. First every hand counts alike; the weights follow in slices.
import { useCallback, useEffect, useState } from "preact/hooks";
import { ask, askInSlices } from "../../engine/client.ts";
import type { HandReading } from "../../engine/types/analysis.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Seat } from "../../engine/types/view.ts";

/** A reading, and how it is worked out. */
export interface Asked {
  reading: HandReading | null;
  progress: number; // 0…1 of the weights
  without: boolean; // worked out without tables, which could not be fetched
  failed: boolean;
  again(): void;
}

const nothing = { reading: null, progress: 0, without: false, failed: false };

/** Return the reading of a seat at a moment; never that of another seat or moment. */
export function useReading(record: string, seat: Seat, at: Moment, weighted: boolean): Asked {
  const key = `${seat} ${at} ${record}`;
  const [found, setFound] = useState<Omit<Asked, "again"> & { key: string; weighted: boolean }>({
    ...nothing,
    key,
    weighted,
  });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    const of = { ...nothing, key, weighted };
    const read = async () => {
      const question = { do: "reader", record, seat, at } as const;
      const { reader: alike } = await ask({ ...question, weighted: false });
      if (!current) return;
      const weighing = weighted && alike?.said === true;
      setFound({ ...of, reading: alike ?? null, progress: weighing ? 0 : 1, failed: !alike });
      if (!weighing) return;
      const { reader, without } = await askInSlices({ ...question, weighted }, ({ progress }) => {
        if (!current) throw new Error("another reading is asked for");
        if (progress !== undefined) setFound({ ...of, reading: alike, progress });
      });
      setFound({ ...of, reading: reader ?? null, progress: 1, without: without !== undefined, failed: !reader });
    };
    read().catch(() => current && setFound({ ...of, progress: 1, failed: true }));
    return () => {
      current = false;
    };
  }, [key, weighted, asked]);
  const again = useCallback(() => {
    setFound({ ...nothing, key: "", weighted: false });
    setAsked((times) => times + 1);
  }, []);
  if (found.key !== key) return { ...nothing, again };
  return { ...found, progress: found.weighted === weighted ? found.progress : 0, again };
}
