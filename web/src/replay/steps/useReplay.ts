// What the engine knows of a game that is looked back on: asked once for the whole, then for the views of one
// deal after the other. Notes are written here too; the record they end up in is handed on to be kept.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ask } from "../../engine/client.ts";
import type { Moment, Replay } from "../../engine/types/replay.ts";
import type { Request } from "../../engine/types/request.ts";
import type { Problem, Seat, View } from "../../engine/types/view.ts";
import { layTable } from "../../table/index.ts";
import { type Line, type Step, type Steps, stepsOf } from "./steps.ts";

/** Something to look at. All of it is of one record, seen from one place. */
export interface Loaded {
  text: string; // the record; of a game that goes on, what the seat knows of it
  seat: Seat | null;
  replay: Replay;
  steps: Steps;
}

export interface Data {
  loaded: Loaded | null;
  problems: Problem[]; // why there is nothing to look at
  failed: boolean; // the engine does not answer
  retry(): void;
  view(step: Step): View | undefined;
  /** Have the views of its deal, and of those on either side of it, fetched. */
  want(step: Step): void;
  /** Write beside an event, or take a variation away. */
  change(request: (record: string) => Request): Promise<Problem[]>;
}

/** Every moment of a deal, its variations included. */
function momentsOf(steps: Steps, deal: number): Moment[] {
  return [...steps.of.values()].filter((step) => step.deal.number === deal).map((step) => step.at);
}

const around = (line: Line, deal: number): number[] => {
  const numbers = new Set(line.steps.map((step) => step.deal.number));
  return [deal, deal + 1, deal - 1].filter((number) => numbers.has(number));
};

export function useReplay(
  record: string,
  seat: Seat | null,
  settled: boolean,
  keep: (record: string) => Promise<void>,
): Data {
  const [text, setText] = useState(record); // with what was written since
  const [given, setGiven] = useState(record);
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [failed, setFailed] = useState(false);
  const [, setArrived] = useState(0);
  const views = useRef({ of: "", found: new Map<Moment, View>(), asked: new Set<number>() });
  const changes = useRef(Promise.resolve<unknown>(undefined)); // one after the other
  const newest = useRef(record);

  // Another record from outside; the one we wrote ourselves may well come back.
  if (given !== record) {
    setGiven(record);
    if (record !== newest.current) {
      newest.current = record;
      setText(record);
    }
  }

  const show = useCallback((replay: Replay, of: Seat | null) => {
    setLoaded({ text: replay.record, seat: of, replay, steps: stepsOf(replay) });
  }, []);

  useEffect(() => {
    let current = true;
    setFailed(false);
    ask({ do: "replay", record: text, seat, settled: settled && seat !== null }).then(
      async ({ replay, problems = [] }) => {
        if (replay) await layTable(replay.summary.game).catch(() => current && setFailed(true));
        if (!current) return;
        setProblems(replay ? [] : problems);
        if (replay) show(replay, seat);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [text, seat, settled, tries]);

  // Notes change no view; taking a variation away, and another seat, do.
  const kind = useMemo(() => (loaded ? `${loaded.seat}\n${[...loaded.steps.of.keys()].join(" ")}` : ""), [loaded]);
  if (views.current.of !== kind) views.current = { of: kind, found: new Map(), asked: new Set() };

  const want = useCallback(
    (step: Step) => {
      if (!loaded) return;
      const now = views.current;
      for (const deal of around(loaded.steps.main, step.deal.number)) {
        if (now.asked.has(deal)) continue;
        now.asked.add(deal);
        const at = momentsOf(loaded.steps, deal);
        ask({
          do: "views",
          record: settled ? text : loaded.text,
          seat: loaded.seat,
          settled: settled && loaded.seat !== null,
          at,
        }).then(
          ({ views: found, problems: refused }) => {
            if (now !== views.current) return;
            if (!found) setProblems(refused ?? []);
            for (const [moment, view] of Object.entries(found ?? {})) now.found.set(moment, view);
            setArrived((n) => n + 1);
          },
          () => {
            now.asked.delete(deal);
            setFailed(true);
          },
        );
      }
    },
    [loaded, settled, text],
  );

  return useMemo(
    () => ({
      loaded,
      problems,
      failed,
      retry: () => setTries((n) => n + 1),
      view: (step) => views.current.found.get(step.at),
      want,
      change(request) {
        const done = changes.current.then(async () => {
          const answer = await ask(request(newest.current));
          if (answer.problems || answer.record === undefined) return answer.problems ?? [];
          newest.current = answer.record;
          setText(answer.record);
          await keep(answer.record);
          return [];
        });
        changes.current = done.catch(() => undefined);
        return done;
      },
    }),
    [loaded, problems, failed, want, keep],
  );
}
