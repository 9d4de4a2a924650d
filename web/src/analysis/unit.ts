// Figures of an analysis in the game's unit: chances of the game in percent (écarté), or points of the deal (belote).
import type { Unit } from "../engine/types/analysis.ts";
import { t } from "../i18n/index.ts";
import { percent, percentMore, places, placesMore } from "./figures.ts";

/** How figures of a unit are shown. */
interface Form {
  worth(of: { game: number; points: number }): number; // of a choice
  figure(value: number, digits?: number): string; // with its sign, as percent has one
  more(change: number): string;
  mean: number; // what an engine's mean is multiplied by
  slight: number; // changes below this are not listed
  even: number; // luck below this favours nobody
}

const forms: Record<Unit, Form> = {
  game: {
    worth: ({ game }) => game,
    figure: (value, digits = 1) => percent(value, digits),
    more: percentMore,
    mean: 100,
    slight: 0.005,
    even: 0.02,
  },
  points: {
    worth: ({ points }) => points,
    figure: (value, digits = 1) => places(value, digits),
    more: placesMore,
    mean: 1,
    slight: 0.5,
    even: 10,
  },
};

export const formOf = (unit: Unit): Form => forms[unit];

/** Return a loss or luck in words: "1.7 % of a game", "12.3 points". */
export const amount = (unit: Unit, value: number, figure = formOf(unit).figure(value)): string =>
  t("amount", { unit, figure, count: Number(value.toFixed(1)) });

/** Return a mean as the engine gives it in words: "1.53 % of a game", "1.53 points". */
export function meanAmount(unit: Unit, mean: number): string {
  const { figure, mean: times } = formOf(unit);
  return amount(unit, mean / times, figure(mean / times, 2));
}
