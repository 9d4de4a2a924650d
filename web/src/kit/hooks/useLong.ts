import { useEffect, useState } from "preact/hooks";

const LONG_MS = 400;

/** Return whether something has been going on for so long that a person wonders. */
export function useLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return setLong(false);
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isLong && isGoingOn;
}
