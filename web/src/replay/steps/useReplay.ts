// A replay as the engine reads it: the whole game at once, then the views of each deal when they are needed. Remarks are
// written here as well, and the changed record is saved.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ask } from "../../engine/client.ts";
import type { Moment, Replay } from "../../engine/types/replay.ts";
import type { Request } from "../../engine/types/request.ts";
import type { Problem, Seat, View } from "../../engine/types/view.ts";
import { missingPart } from "../../state/notices.ts";
import { layTable } from "../../table/index.ts";
import { type Line, type Step, type Steps, stepsOf } from "./steps.ts";

/** A replay of one record, seen from one seat or with all hands open. */
export interface Loaded {
  text: string; // the record; in a game that is not over, what the seat knows of it
  seat: Seat | null; // null: all hands are open
  replay: Replay;
  steps: Steps;
}

/** What is loaded of a replay, and functions that load more and change it. */
export interface Data {
  loaded: Loaded | null;
  problems: Problem[]; // why nothing can be shown
  failed: string; // names the words that say why it cannot be shown
  retry(): void;
  view(step: Step): View | undefined;
  /** Load the views of a step's deal and its neighbours. */
  want(step: Step): void;
  /** Change the remarks, or delete a variation. Return the problems. */
  change(request: (record: string) => Request): Promise<Problem[]>;
}

/** Return all moments of a deal, including those in variations. */
function momentsOf(steps: Steps, deal: number): Moment[] {
  return [...steps.of.values()].filter((step) => step.deal.number === deal).map((step) => step.at);
}

/** Return a deal and its neighbours. */
const around = (line: Line, deal: number): number[] => {
  const numbers = new Set(line.steps.map((step) => step.deal.number));
  return [deal, deal + 1, deal - 1].filter((number) => numbers.has(number));
};

/** Load a replay and keep it up to date. `record`: null while it is not known. `settled`: the game is not over, and only its
 *  settled deals are shown open. */
export function useReplay(
  record: string | null,
  seat: Seat | null,
  settled: boolean,
  keep: (record: string) => Promise<void>,
): Data {
  const [text, setText] = useState(record); // with the remarks written since
  const [given, setGiven] = useState(record);
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [failed, setFailed] = useState("");
  const [, setArrived] = useState(0);
  const views = useRef({ of: "", known: new Map<Moment, View>(), asked: new Set<number>() });
  const changes = useRef(Promise.resolve<unknown>(undefined)); // made one after the other
  const newest = useRef(record ?? "");

  // The page gives another record. It may be the one that was saved here.
  if (given !== record) {
    setGiven(record);
    if (record !== null && record !== newest.current) {
      newest.current = record;
      setText(record);
    }
  }

  const show = useCallback((replay: Replay, of: Seat | null) => {
    setLoaded({ text: replay.record, seat: of, replay, steps: stepsOf(replay) });
  }, []);

  useEffect(() => {
    if (text === null) return;
    let current = true;
    setFailed("");
    ask({ do: "replay", record: text, seat, settled: settled && seat !== null }).then(
      async ({ replay, problems = [] }) => {
        if (replay) await layTable(replay.summary.game).catch(() => current && setFailed(missingPart().key));
        if (!current) return;
        setProblems(replay ? [] : problems);
        if (replay) show(replay, seat);
      },
      () => current && setFailed("replay-failed"),
    );
    return () => {
      current = false;
    };
  }, [text, seat, settled, tries]);

  // Views stay when remarks change, but not for another seat or without a variation.
  const kind = useMemo(() => (loaded ? `${loaded.seat}\n${[...loaded.steps.of.keys()].join(" ")}` : ""), [loaded]);
  if (views.current.of !== kind) views.current = { of: kind, known: new Map(), asked: new Set() };

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
          record: settled && text !== null ? text : loaded.text,
          seat: loaded.seat,
          settled: settled && loaded.seat !== null,
          at,
        }).then(
          ({ views: arrived, problems: refused }) => {
            if (now !== views.current) return;
            if (!arrived) setProblems(refused ?? []);
            for (const [moment, view] of Object.entries(arrived ?? {})) now.known.set(moment, view);
            setArrived((n) => n + 1);
          },
          () => {
            now.asked.delete(deal);
            setFailed("replay-failed");
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
      view: (step) => views.current.known.get(step.at),
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
