// A line over time, with its interval, drawn by uPlot. Fetched when it is first shown.
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { Estimated } from "../../engine/types/figures.ts";

const HEIGHT = 240;
const TITLE = 40; // the height of a picture's title

const DAY = 86_400; // seconds
const MONTH = 30 * DAY; // as uPlot counts them: it draws their ticks where months begin
const YEAR = 365 * DAY;
const STEPS = [
  ...[1, 2, 3, 4, 5, 7, 10, 14].map((days) => days * DAY),
  ...[1, 2, 3, 4, 6].map((months) => months * MONTH),
  ...[1, 2, 5, 10].map((years) => years * YEAR),
];

export interface Drawn {
  times: number[];
  figures: (Estimated | undefined)[];
  written: (value: number) => string;
  locale: string;
}

/** Return what is seen of the times: a little more than between the first and the last. */
function timesSeen(times: readonly number[]): [from: number, to: number] {
  const [first = 0, last = first] = [times[0], times.at(-1)];
  const more = Math.max(DAY / 2, (last - first) / 25);
  return [first - more, last + more];
}

/** Return what is seen of values: from zero, so that heights can be compared, or from below where some are negative. */
function valuesSeen(low: number | null, high: number | null): [from: number, to: number] {
  const [from, to] = [Math.min(0, low ?? 0), Math.max(0, high ?? 0)];
  const more = (to - from) / 12 || 1;
  return [from < 0 ? from - more : 0, to > 0 ? to + more : 0];
}

/** Return dates in few words: days where the ticks are days apart, months or years otherwise. */
function datesOf(times: number[], step: number, locale: string): string[] {
  const how: Intl.DateTimeFormatOptions =
    step < MONTH ? { day: "numeric", month: "short" } : { year: "numeric", ...(step < YEAR && { month: "short" }) };
  const format = new Intl.DateTimeFormat(locale, how);
  return times.map((time) => format.format(time * 1000));
}

const property = (element: HTMLElement, name: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** Return a colour of the panel as it is now, by day or in the evening. */
function colourOf(element: HTMLElement, name: string): string {
  const sample = element.ownerDocument.createElement("i");
  sample.style.color = `var(${name})`;
  element.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

export function draw(element: HTMLElement, { times, figures, written, locale }: Drawn): () => void {
  const colour = (name: string) => () => colourOf(element, name);
  const font = `15px ${property(element, "--serif")}`;
  const axis = { stroke: colour("--paper-soft"), font, ticks: { show: false } };
  const grid = { stroke: colour("--paper-line"), width: 1 };
  const of = (end: "value" | "low" | "high") => figures.map((figure) => figure?.[end] ?? null);
  const limit = { stroke: "transparent", points: { show: false } }; // a gap where there is none
  const plot = new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: true, range: timesSeen(times) },
        y: { range: (_, low, high) => valuesSeen(low, high) },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 32,
          space: 90,
          incrs: STEPS,
          values: (_, at, _axis, _space, step) => datesOf(at, step, locale),
        },
        { ...axis, grid, size: 64, values: (_, at) => at.map(written) },
      ],
      series: [
        {},
        limit,
        limit,
        {
          stroke: colour("--suit-red"),
          width: 2,
          spanGaps: true,
          points: { show: true, size: 7, fill: colour("--suit-red") },
        },
      ],
      bands: [{ series: [2, 1], fill: `color-mix(in srgb, ${colourOf(element, "--brass")} 32%, transparent)` }],
    },
    [times, of("low"), of("high"), of("value")],
    element,
  );
  const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
  watch.observe(element);
  const evening = matchMedia("(prefers-color-scheme: dark)");
  const redraw = () => plot.redraw(false);
  evening.addEventListener("change", redraw);
  return () => {
    watch.disconnect();
    evening.removeEventListener("change", redraw);
    plot.destroy();
  };
}

export function pictureOf(element: HTMLElement, title: string): Promise<Blob | null> {
  const drawn = element.querySelector("canvas");
  const sheet = document.createElement("canvas");
  const context = sheet.getContext("2d");
  if (!drawn || !context) return Promise.resolve(null);
  const scale = drawn.width / element.clientWidth;
  sheet.width = drawn.width;
  sheet.height = drawn.height + TITLE * scale;
  context.fillStyle = colourOf(element, "--paper");
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.fillStyle = colourOf(element, "--paper-text");
  context.font = `${16 * scale}px ${property(element, "--serif")}`;
  context.fillText(title, 16 * scale, 26 * scale, sheet.width - 32 * scale);
  context.drawImage(drawn, 0, TITLE * scale);
  return new Promise((resolve) => sheet.toBlob(resolve, "image/png"));
}
