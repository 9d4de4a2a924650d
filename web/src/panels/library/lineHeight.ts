import { useEffect, useState } from "preact/hooks";

/** Return the height of a title with rows of details below it; the styles allow two more rows on a phone. */
const heightOf = (rows: number): number =>
  (3 + 1.25 * (matchMedia("(max-width: 559px)").matches ? rows + 2 : rows)) *
  parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The height in pixels of a line of the list, with this many rows below its title. */
export function useLineHeight(rows: number): number {
  const [height, setHeight] = useState(() => heightOf(rows));
  useEffect(() => {
    const resized = () => setHeight(heightOf(rows));
    addEventListener("resize", resized);
    return () => removeEventListener("resize", resized);
  }, [rows]);
  return height;
}
