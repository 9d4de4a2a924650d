// What the others could hold, worked out at every moment. First every hand counts alike; the weights follow in slices, and
// what each choice is worth.
import { useCallback, useEffect, useState } from "preact/hooks";
import { ask, askInSlices } from "../../engine/client.ts";
import type { HandReading } from "../../engine/types/analysis.ts";
import type { Answer } from "../../engine/types/answer.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";

/** A reading, and how it is worked out. */
export interface Asked {
  reading: HandReading | null;
  progress: number; // 0…1 of the weights
  without: boolean; // worked out without tables, which could not be fetched
  failed: boolean;
  problem: Problem | null; // what is supposed cannot be
  again(): void;
}

const nothing = { reading: null, progress: 0, without: false, failed: false, problem: null };
const none: string[] = [];
const problemOf = ({ problems }: Answer): Problem | null => problems?.[0] ?? null;

/** Return the reading of a seat at a moment; never that of another seat or moment. */
export function useReading(
  record: string,
  seat: Seat,
  at: Moment,
  weighted: boolean,
  suppose: string[] = none,
  figures = false,
): Asked {
  const key = `${seat} ${at} ${suppose.join()} ${record}`;
  const [latest, setLatest] = useState<Omit<Asked, "again"> & { key: string; weighted: boolean }>({
    ...nothing,
    key,
    weighted,
  });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    const of = { ...nothing, key, weighted };
    const read = async () => {
      const question = { do: "reader", record, seat, at, ...(suppose.length > 0 && { suppose }) } as const;
      const first = await ask({ ...question, weighted: false });
      const { reader: alike } = first;
      if (!current) return;
      const weighing = weighted && alike?.said === true;
      // Announced sequences are followed by drawing layouts, which goes on after the first answer.
      const more = alike !== undefined && (weighing || figures || first.progress !== undefined);
      setLatest({
        ...of,
        reading: alike ?? null,
        progress: more ? 0 : 1,
        failed: !alike,
        problem: problemOf(first),
      });
      if (!more) return;
      const wanted = { ...question, weighted: weighing, ...(figures && { figures }) };
      const { reader, without } = await askInSlices(wanted, ({ progress }) => {
        if (!current) throw new Error("another reading is asked for");
        if (progress !== undefined) setLatest({ ...of, reading: alike ?? null, progress });
      });
      setLatest({ ...of, reading: reader ?? null, progress: 1, without: without !== undefined, failed: !reader });
    };
    read().catch(() => current && setLatest({ ...of, progress: 1, failed: true }));
    return () => {
      current = false;
    };
  }, [key, weighted, figures, asked]);
  const again = useCallback(() => {
    setLatest({ ...nothing, key: "", weighted: false });
    setAsked((times) => times + 1);
  }, []);
  if (latest.key !== key) return { ...nothing, again };
  return { ...latest, progress: latest.weighted === weighted ? latest.progress : 0, again };
}
