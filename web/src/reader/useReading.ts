// What the engine says the other could hold, asked anew at every moment. Weighed, it comes in slices: until it is
// there every hand counts alike, so that what is shown is never of another moment.
import { useEffect, useState } from "preact/hooks";
import { ask, askInSlices } from "../engine/client.ts";
import type { Reading } from "../engine/types/analysis.ts";
import type { Moment } from "../engine/types/replay.ts";
import type { Seat } from "../engine/types/view.ts";

export interface Asked {
  reading: Reading | null;
  progress: number; // 0…1 of weighing it
  failed: boolean;
}

export function useReading(record: string, seat: Seat, at: Moment, weighted: boolean): Asked {
  const [asked, setAsked] = useState<Asked>({ reading: null, progress: 0, failed: false });
  useEffect(() => {
    let current = true;
    const read = async () => {
      const question = { do: "reader", record, seat, at } as const;
      const { reader: alike } = await ask({ ...question, weighted: false });
      if (!current) return;
      setAsked({ reading: alike ?? null, progress: weighted && alike?.said ? 0 : 1, failed: !alike });
      if (!weighted || !alike?.said) return;
      const { reader } = await askInSlices({ ...question, weighted }, ({ progress }) => {
        if (!current) throw new Error("another is asked");
        if (progress !== undefined) setAsked({ reading: alike, progress, failed: false });
      });
      setAsked({ reading: reader ?? null, progress: 1, failed: !reader });
    };
    read().catch(() => current && setAsked({ reading: null, progress: 1, failed: true }));
    return () => {
      current = false;
    };
  }, [record, seat, at, weighted]);
  return asked;
}
