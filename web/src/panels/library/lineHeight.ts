// How tall a line of a list of games is, in pixels; the styles leave the room.
import { useEffect, useState } from "preact/hooks";

const tall = (): number =>
  (matchMedia("(max-width: 559px)").matches ? 5.75 : 4.25) *
  parseFloat(getComputedStyle(document.documentElement).fontSize);

export function useLineHeight(): number {
  const [height, setHeight] = useState(tall);
  useEffect(() => {
    const resized = () => setHeight(tall());
    addEventListener("resize", resized);
    return () => removeEventListener("resize", resized);
  }, []);
  return height;
}
