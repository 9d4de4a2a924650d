// The link to a replay, to its deals as a challenge, or to a study.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../../engine/client.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Request } from "../../engine/types/request.ts";
import type { Problem } from "../../engine/types/view.ts";

interface Made {
  link: string; // "" when there is none
  problems: Problem[] | null; // why there is none; empty when the engine does not answer
}

/** Request a link, and another one whenever the request changes; until then the last one is returned. `null`: the request
 *  is not known yet. */
export function useLink(request: Request | null): Made {
  const [made, setMade] = useState<Made>({ link: "", problems: null });
  useEffect(() => {
    if (!request) return;
    let current = true;
    ask(request).then(
      ({ link = "", problems = [] }) => current && setMade({ link, problems: link ? null : problems }),
      () => current && setMade({ link: "", problems: [] }),
    );
    return () => {
      current = false;
    };
  }, [JSON.stringify(request)]);
  return made;
}

/**
 * Return the request of a link to a study from the records of its chapters, null for one that is gone: it is left out. The
 * chapter that is shown, counted from 1, is as its replay has it; the link opens there if there is a moment.
 */
export function wholeStudy(records: (string | null)[], shown: number, record: string, at: Moment | null): Request {
  const now = records.map((one, i) => (i + 1 === shown ? record : one));
  const there = (some: (string | null)[]) => some.filter((one) => one !== null);
  return { do: "study-link", records: there(now), ...(at && { chapter: there(now.slice(0, shown)).length, at }) };
}
