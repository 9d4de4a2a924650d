// The link to a replay, or to its deals as a challenge.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../../engine/client.ts";
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
