import { useState } from "preact/hooks";
import { page, turnTo } from "../../state/address.ts";

/** Return the place within the open panel that the address names, "E17", and a function that goes to another. */
export function useAddress(): [at: string, turn: (at: string) => void] {
  const [, setTurns] = useState(0); // the address is no state: going elsewhere must draw the panel again
  const turn = (at: string) => {
    turnTo(at);
    setTurns((turns) => turns + 1);
  };
  return [page()?.at ?? "", turn];
}
