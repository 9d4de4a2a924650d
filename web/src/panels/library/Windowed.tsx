import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import linesStyles from "../../kit/lines.module.css";
import libraryStyles from "./library.module.css";

interface Props<T> {
  items: T[];
  height: number; // of a line, in pixels: all are equally tall
  keyOf: (item: T) => string;
  line: (item: T) => ComponentChildren;
}

const BEYOND = 8; // lines drawn above and below the visible ones

/** A list of any length that draws only its visible lines, and the one with the focus. */
export function Windowed<T>({ items, height, keyOf, line }: Props<T>) {
  const ref = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState({ from: 0, to: 24 });
  const [focused, setFocused] = useState("");
  const count = items.length;
  useLayoutEffect(() => {
    const list = ref.current;
    const scroller = list?.closest("[data-part=panel-sheet]");
    if (!list || !scroller) return;
    const measure = () => {
      const top = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top;
      const from = Math.max(0, Math.floor(top / height) - BEYOND);
      const to = Math.max(0, Math.ceil((top + scroller.clientHeight) / height)) + BEYOND;
      // A line or two more or less need no redraw.
      setRange((now) => (Math.abs(now.from - from) < 4 && Math.abs(now.to - to) < 4 ? now : { from, to }));
    };
    measure();
    scroller.addEventListener("scroll", measure, { passive: true });
    const resizes = new ResizeObserver(measure);
    resizes.observe(scroller);
    return () => {
      scroller.removeEventListener("scroll", measure);
      resizes.disconnect();
    };
  }, [count, height]);

  const drawn = items.slice(range.from, range.to).map((item, i) => ({ item, at: range.from + i }));
  const focusedAt = focused ? items.findIndex((item) => keyOf(item) === focused) : -1;
  const kept = items[focusedAt];
  if (kept !== undefined && focusedAt < range.from) drawn.unshift({ item: kept, at: focusedAt });
  if (kept !== undefined && focusedAt >= range.to) drawn.push({ item: kept, at: focusedAt });
  return (
    <ul
      ref={ref}
      class={`${linesStyles.gamesList} ${libraryStyles.gamesList}`}
      style={{ height: `${count * height}px` }}
      onFocusOut={() => setFocused("")}
    >
      {drawn.map(({ item, at }) => (
        <li
          key={keyOf(item)}
          class={`${linesStyles.gameLine} ${libraryStyles.gameLine}`}
          style={{ top: `${at * height}px`, height: `${height}px` }}
          aria-setsize={count}
          aria-posinset={at + 1}
          onFocusIn={() => setFocused(keyOf(item))}
        >
          {line(item)}
        </li>
      ))}
    </ul>
  );
}

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
