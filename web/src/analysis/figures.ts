// The formats of figures.
import { language } from "../i18n/index.ts";

const formats = new Map<string, Intl.NumberFormat>();

function number(value: number, options: Intl.NumberFormatOptions): string {
  const key = `${language()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language(), options);
  formats.set(key, format);
  return format.format(value);
}

/** Put a space before the percent sign, in every language, as in the sentences. */
const spaced = (figure: string): string => figure.replace(/(\d)%/, "$1\u00a0%");

/** Format a chance: "66 %". */
export const percent = (chance: number, digits = 0): string =>
  spaced(number(chance, { style: "percent", maximumFractionDigits: digits, minimumFractionDigits: digits }));

/** Format a difference of chances: "+4.2 %", "−0.3 %", "0.0 %". */
export const percentMore = (chance: number): string =>
  spaced(
    number(chance, {
      style: "percent",
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
      signDisplay: "exceptZero",
    }),
  ).replace("-", "−");

/** Format a difference: "+4.2", "−0.3", "0.0". */
export const placesMore = (change: number): string =>
  number(change, { maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: "exceptZero" }).replace("-", "−");

/** Format a number with decimals: "0.12". */
export const places = (value: number, digits = 2): string =>
  number(value, { maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: "negative" }).replace(
    "-",
    "−",
  );
