// Parts of the page that are fetched when they are first drawn.
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadRest, loadTopic } from "../../i18n/index.ts";

/** Fetches a module whose default export is a component. */
export type Loader<P> = () => Promise<{ default: FunctionComponent<P> }>;

/** Fetch a module together with the words of some topics. */
export const withWords = <T>(module: Promise<T>, ...topics: string[]): Promise<T> =>
  Promise.all([module, ...topics.map(loadTopic)]).then(([loaded]) => loaded);

/** Fetch a component; null until it is there. `missing` is called if it cannot be fetched. */
export function useLater<P>(load: Loader<P>, missing: (why: unknown) => void): FunctionComponent<P> | null {
  const [fetched, setFetched] = useState<{ load: Loader<P>; component: FunctionComponent<P> } | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([load(), loadRest()]).then(
      ([module]) => current && setFetched({ load, component: module.default }),
      (why: unknown) => current && missing(why),
    );
    return () => {
      current = false;
    };
  }, [load]);
  return fetched?.load === load ? fetched.component : null;
}
