// Parts of a replay that are fetched, with the words of the analysis, when they are first drawn.
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadRest, loadTopic } from "../i18n/index.ts";
import { missingPart } from "../state/notices.ts";
import type { ReplayActs } from "./steps/acts.ts";

/** Fetch a component; null until it is there. If it cannot be fetched, a notice says so. */
export function useLater<P>(
  load: () => Promise<{ default: FunctionComponent<P> }>,
  acts: ReplayActs,
): FunctionComponent<P> | null {
  const [Found, setFound] = useState<FunctionComponent<P> | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([load(), loadTopic("analysis"), loadRest()]).then(
      ([found]) => current && setFound(() => found.default),
      () => current && acts.notice(missingPart()),
    );
    return () => {
      current = false;
    };
  }, [acts]);
  return Found;
}
