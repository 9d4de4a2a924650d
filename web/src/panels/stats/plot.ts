// A line over time, with its interval, drawn by uPlot. Fetched when it is first shown.
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { Estimated } from "../../engine/types/figures.ts";

const HEIGHT = 240;
const TITLE = 40; // the height of a picture's title

/** What is drawn: for each period its words and its figure. */
export interface Drawn {
  names: string[];
  figures: (Estimated | undefined)[];
  written: (value: number) => string;
}

/** Return a colour or a font of the panel. */
const property = (element: HTMLElement, name: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** Draw into an element. Return how to remove it. */
export function draw(element: HTMLElement, { names, figures, written }: Drawn): () => void {
  const colour = (name: string) => property(element, name);
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
      scales: { x: { time: false, range: [-0.5, names.length - 0.5] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 32,
          space: 70,
          incrs: [1, 2, 5, 10, 20],
          values: (_, at) => at.map((i) => names[i] ?? ""),
        },
        { ...axis, grid, size: 64, values: (_, at) => at.map(written) },
      ],
      series: [
        {},
        limit,
        limit,
        {
          stroke: colour("--card-red"),
          width: 2,
          spanGaps: true,
          points: { show: true, size: 7, fill: colour("--card-red") },
        },
      ],
      bands: [{ series: [2, 1], fill: `color-mix(in srgb, ${colour("--brass")} 32%, transparent)` }],
    },
    [names.map((_, at) => at), of("low"), of("high"), of("value")],
    element,
  );
  const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
  watch.observe(element);
  return () => {
    watch.disconnect();
    plot.destroy();
  };
}

/** Return what was drawn into an element as a picture on paper, with a title. */
export function pictureOf(element: HTMLElement, title: string): Promise<Blob | null> {
  const drawn = element.querySelector("canvas");
  const sheet = document.createElement("canvas");
  const context = sheet.getContext("2d");
  if (!drawn || !context) return Promise.resolve(null);
  const scale = drawn.width / element.clientWidth;
  sheet.width = drawn.width;
  sheet.height = drawn.height + TITLE * scale;
  context.fillStyle = property(element, "--paper") || "#fff";
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.fillStyle = property(element, "--paper-text");
  context.font = `${16 * scale}px ${property(element, "--serif")}`;
  context.fillText(title, 16 * scale, 26 * scale, sheet.width - 32 * scale);
  context.drawImage(drawn, 0, TITLE * scale);
  return new Promise((resolve) => sheet.toBlob(resolve, "image/png"));
}
