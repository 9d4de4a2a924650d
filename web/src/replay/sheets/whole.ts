// What the chapters of a study are, as they are saved now, when the whole study is shared.
import type { Moment } from "../../engine/types/replay.ts";
import type { Request } from "../../engine/types/request.ts";

/**
 * Return the request of a link to a study from the records of its chapters, null for one that is gone: it is left out. The
 * chapter that is shown, counted from 1, is as its replay has it; the link opens there if there is a moment.
 */
export function wholeStudy(records: (string | null)[], shown: number, record: string, at: Moment | null): Request {
  const now = records.map((one, i) => (i + 1 === shown ? record : one));
  const there = (some: (string | null)[]) => some.filter((one) => one !== null);
  return { do: "study-link", records: there(now), ...(at && { chapter: there(now.slice(0, shown)).length, at }) };
}
