// How tall a line of a list of games is, in pixels; the styles leave the room.
import { useEffect, useState } from "preact/hooks";

/** Its title and so many rows of details below it, on a phone two more: as many as the styles allow. */
const tall = (rows: number): number =>
  (3 + 1.25 * (matchMedia("(max-width: 559px)").matches ? rows + 2 : rows)) *
  parseFloat(getComputedStyle(document.documentElement).fontSize);

export function useLineHeight(rows: number): number {
  const [height, setHeight] = useState(() => tall(rows));
  useEffect(() => {
    const resized = () => setHeight(tall(rows));
    addEventListener("resize", resized);
    return () => removeEventListener("resize", resized);
  }, [rows]);
  return height;
}
