// Estimates in words: "84.0 %", and below it "78.3 % – 88.4 %".
import { percent, places } from "../../analysis/words.ts";
import type { Estimated } from "../../engine/types/figures.ts";

/** Return a figure in words. */
export const written = (number: number, isRate: boolean): string => (isRate ? percent(number, 1) : places(number));

/** Return the value of an estimate, or a dash. */
export const value = ({ kind, value }: Estimated): string => (value === null ? "–" : written(value, kind === "rate"));

/** Return the interval of an estimate, or "" for none. */
export const interval = ({ kind, low, high }: Estimated): string =>
  low === null || high === null ? "" : `${written(low, kind === "rate")} – ${written(high, kind === "rate")}`;
