// The lines that a verdict is shown by: the deal as it goes on after the better choice and after the one that was made.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../../engine/client.ts";
import type { Decision } from "../../engine/types/analysis.ts";
import type { Moment, PlayedLine } from "../../engine/types/replay.ts";
import { loadTopic } from "../../i18n/index.ts";
import { explain } from "../../i18n/problem.ts";
import type { ReplayActs } from "../steps/acts.ts";
import { type Data, type Loaded, useReplay } from "../steps/useReplay.ts";
import type { Judged } from "./judged.ts";

/** Lines beside a decision, in a record of their own. */
export interface Lines {
  judged: Judged; // the verdict that they show
  lines: PlayedLine[]; // the better one first
  record: string;
}

/** The lines of a verdict, while they are played. */
export interface Playing {
  shown: Lines | null;
  data: Data | null; // of their record, once it is there
  awaited: boolean;
  play(judged: Judged): Promise<void>;
  leave(): void;
}

/** Return the choices whose lines show a verdict, the better one first; none where nothing could be done instead. */
export const choicesOf = ({ best, event }: Decision): string[] =>
  best.endsWith(":nothing") ? [] : [...new Set([best, event])];

/** Return the line that a moment is in. */
export const lineAt = (lines: Lines | null, moment: Moment): PlayedLine | undefined =>
  lines?.lines.find(({ at }) => moment.startsWith(at.slice(0, at.lastIndexOf("#") + 1)));

const unkept = async () => undefined;

/** Play the lines of a verdict beside a game. They are kept nowhere. */
export function useLines({ text }: Loaded, { notice }: Pick<ReplayActs, "notice">): Playing {
  const [shown, setShown] = useState<Lines | null>(null);
  const [awaited, setAwaited] = useState<Judged | null>(null);
  const wanted = useRef<Judged | null>(null); // the last that was asked for
  const data = useReplay(shown?.record ?? null, null, false, unkept);
  const want = (judged: Judged | null) => {
    wanted.current = judged;
    setAwaited(judged);
  };
  const play = async (judged: Judged) => {
    want(judged);
    const { at } = judged.decision;
    try {
      const request = { do: "lines" as const, record: text, at, events: choicesOf(judged.decision) };
      const [{ lines, record, problems }] = await Promise.all([ask(request), loadTopic("analysis")]);
      if (wanted.current !== judged) return; // another step was taken meanwhile
      if (lines && record !== undefined) setShown({ judged, lines, record });
      else notice({ key: "", text: explain(problems?.[0] ?? { code: "E-internal", rule: null, data: {} }) });
    } catch {
      if (wanted.current === judged) notice({ key: "replay-failed" });
    }
    if (wanted.current === judged) want(null);
  };
  const leave = useCallback(() => {
    want(null);
    setShown(null);
  }, []);
  useEffect(leave, [text]);
  const isThere = shown !== null && data.loaded?.text === shown.record;
  return {
    shown: isThere ? shown : null,
    data: isThere ? data : null,
    awaited: awaited !== null || (shown !== null && !isThere),
    play,
    leave,
  };
}
