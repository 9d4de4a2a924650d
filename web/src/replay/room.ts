// Where the list of moves has its place: beside the table, below it, or in a sheet that comes up when asked.
import { useEffect, useState } from "preact/hooks";

export type Room = "beside" | "below" | "sheet";

const wide = matchMedia("(min-width: 1000px) and (min-height: 521px)");
const tall = matchMedia("(max-width: 999px) and (min-width: 600px) and (min-height: 1000px)");

const room = (): Room => (wide.matches ? "beside" : tall.matches ? "below" : "sheet");

export function useRoom(): Room {
  const [now, setNow] = useState(room);
  useEffect(() => {
    const change = () => setNow(room());
    for (const query of [wide, tall]) query.addEventListener("change", change);
    return () => {
      for (const query of [wide, tall]) query.removeEventListener("change", change);
    };
  }, []);
  return now;
}
