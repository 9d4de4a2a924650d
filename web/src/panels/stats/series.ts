// The measures over time.
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

/** Return each measure that has data in two periods at least, as a series of its figures. */
export function seriesOf(estimates: Record<string, Estimated>[], standings: Standing[]): Series[] {
  const measures = Object.keys(estimates[0] ?? {}).filter((measure) => measure !== "games");
  const others = measures.filter((measure) => !FIRST.includes(measure));
  const all = [
    ...FIRST.map((id) => ({ id, words: t(`measure-${id}`), figures: estimates.map((each) => each[id]) })),
    { id: "loss", words: t("stats-loss"), figures: standings.map(lossIn) },
    { id: "luck", words: t("stats-luck"), figures: standings.map(({ luck }) => luck) },
    ...others.map((id) => ({ id, words: t(`measure-${id}`), figures: estimates.map((each) => each[id]) })),
  ];
  return all.filter(({ figures }) => figures.filter((figure) => figure?.n).length > 1);
}
