// The measures over time.
import { lookUp } from "../../engine/lookUp.ts";
import type { Standing } from "../../engine/types/analysis.ts";
import type { Estimated } from "../../engine/types/figures.ts";
import { t } from "../../i18n/index.ts";

/** A measure in each period. */
export interface Series {
  id: string;
  words: string;
  figures: (Estimated | undefined)[];
}

const FIRST = ["won", "points"]; // what most ask for

/** Return the loss in a decision as an estimate. */
function lossIn({ grade }: Standing): Estimated | undefined {
  if (!grade) return undefined;
  const { decisions, loss, low, high } = grade;
  return { kind: "mean", n: decisions, value: loss, low, high };
}

/** Return the names of measures, each of which stands by itself: "… and wins" continues the name before. */
function namesOf(measures: string[]): Map<string, string> {
  let last = "";
  const found = new Map<string, string>();
  for (const measure of measures) {
    const words = t(`measure-${measure}`);
    const isWhole = !words.startsWith("…");
    if (isWhole) last = words;
    found.set(measure, isWhole ? words : last + words.slice(1));
  }
  return found;
}

/** Return each measure that has data in two periods at least, as a series of its figures. */
export function seriesOf(estimates: Record<string, Estimated>[], standings: Standing[]): Series[] {
  const measures = Object.keys(estimates[0] ?? {}).filter((measure) => measure !== "games");
  const names = namesOf(measures);
  const figuresOf = (id: string) => ({
    id,
    words: names.get(id) ?? id,
    figures: estimates.map((each) => lookUp(each, id)),
  });
  const others = measures.filter((measure) => !FIRST.includes(measure));
  const all = [
    ...FIRST.map(figuresOf),
    { id: "loss", words: t("stats-loss"), figures: standings.map(lossIn) },
    { id: "luck", words: t("stats-luck"), figures: standings.map(({ luck }) => luck) },
    ...others.map(figuresOf),
  ];
  return all.filter(({ figures }) => figures.filter((figure) => figure?.n).length > 1);
}
