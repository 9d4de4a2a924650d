import { useState } from "preact/hooks";
import { page, turnTo } from "../../state/address.ts";

/** Return the place that the address names within the open panel, "E17", and the function that turns to another. */
export function useAddress(): [at: string, turn: (at: string) => void] {
  const [, setTurns] = useState(0); // the address is no state: a turn has to draw the panel again
  const turn = (at: string) => {
    turnTo(at);
    setTurns((turns) => turns + 1);
  };
  return [page()?.at ?? "", turn];
}
