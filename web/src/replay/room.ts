// Where the list of moves is: beside the table, below it, or in a dialog.
import { useLayoutEffect, useState } from "preact/hooks";

/** Where the list of moves is; "sheet" is a dialog. */
export type Room = "beside" | "below" | "sheet";

const wide = matchMedia("(min-width: 1000px) and (min-height: 521px)");
const tall = matchMedia("(max-width: 999px) and (min-width: 600px) and (min-height: 1000px)");

const room = (): Room => (wide.matches ? "beside" : tall.matches ? "below" : "sheet");

/** Return where the list of moves is in a window of this size. */
export function useRoom(): Room {
  const [now, setNow] = useState(room);
  useLayoutEffect(() => {
    const change = () => setNow(room());
    for (const query of [wide, tall]) query.addEventListener("change", change);
    return () => {
      for (const query of [wide, tall]) query.removeEventListener("change", change);
    };
  }, []);
  return now;
}
