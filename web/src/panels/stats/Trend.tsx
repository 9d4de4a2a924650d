import { useEffect, useRef, useState } from "preact/hooks";
import { day, download } from "../../browser/download.ts";
import { language, locale, t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { Button } from "../../kit/Button.tsx";
import type { Period } from "./adding.ts";
import { Figure } from "./Figure.tsx";
import type { Series } from "./series.ts";
import styles from "./stats.module.css";
import { written } from "./words.ts";

/** Return the name of a period: a day, the first day of a week, or a month. */
function nameOf({ from, unit }: Period, length: "short" | "long"): string {
  const how: Intl.DateTimeFormatOptions =
    unit === "month" ? { year: "numeric", month: length } : { dateStyle: "medium" };
  const few: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(locale(), length === "short" && unit !== "month" ? few : how).format(from);
}

/** Return a series as CSV, with the dates and figures that programs read. */
const csvOf = ({ id, figures }: Series, periods: Period[]): string =>
  [
    "from,measure,n,value,low,high",
    ...figures.map((figure, at) => {
      const { n = 0, value = null, low = null, high = null } = figure ?? {};
      return [day(periods[at]?.from ?? 0), id, n, value ?? "", low ?? "", high ?? ""].join(",");
    }),
    "",
  ].join("\n");

/** A measure over time: a plot, and the same as a table. */
export function Trend({ periods, series }: { periods: Period[]; series: Series[] }) {
  const [chosen, setChosen] = useState("");
  const [state, setState] = useState<"waiting" | "drawn" | "missing">("waiting");
  const place = useRef<HTMLDivElement>(null);
  const shown = series.find(({ id }) => id === chosen) ?? series[0];
  const drawn = JSON.stringify([shown, periods.map(({ from }) => from)]);
  useEffect(() => {
    const element = place.current;
    if (!element || !shown) return;
    let end = () => {};
    let current = true;
    const isRate = shown.figures.some((figure) => figure?.kind === "rate");
    import("./plot.ts").then(
      ({ draw }) => {
        if (!current) return;
        const names = periods.map((period) => nameOf(period, "short"));
        end = draw(element, { names, figures: shown.figures, written: (value) => written(value, isRate) });
        setState("drawn");
      },
      () => current && setState("missing"), // without a network: the table is there
    );
    return () => {
      current = false;
      end();
      setState("waiting");
    };
  }, [drawn]);
  if (!shown) return null;
  const savePicture = async () => {
    const { pictureOf } = await import("./plot.ts"); // it is here: the plot is drawn
    const title = t("stats-picture", { who: you(), measure: shown.words });
    const picture = place.current && (await pictureOf(place.current, title));
    if (picture) download(picture, `ecarte-${shown.id}.png`);
  };
  return (
    <>
      <div class={styles.by}>
        <h3>{t("stats-trend")}</h3>
        <select
          class={styles.choice}
          value={shown.id}
          aria-label={t("stats-measure")}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {series.map(({ id, words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <div
        ref={place}
        class={styles.plot}
        hidden={state === "missing"}
        role="img"
        aria-label={t("stats-plot", { measure: shown.words })}
      />
      <details class={styles.asTable} open={state === "missing"}>
        <summary>{t("stats-as-table")}</summary>
        <table class={styles.figures} data-table="trend">
          <thead>
            <tr>
              <th scope="col">{t(`stats-period-${periods[0]?.unit}`)}</th>
              <th scope="col">{t("stats-number")}</th>
              <th scope="col">{shown.words}</th>
            </tr>
          </thead>
          <tbody>
            {periods.map((period, at) => (
              <tr key={period.from}>
                <th scope="row">{nameOf(period, "long")}</th>
                <td>{new Intl.NumberFormat(language()).format(shown.figures[at]?.n ?? 0)}</td>
                <Figure of={shown.figures[at]} />
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p class={styles.saving}>
        <Button disabled={state !== "drawn"} onClick={savePicture}>
          {t("stats-save-picture")}
        </Button>
        <Button onClick={() => download(csvOf(shown, periods), `ecarte-${shown.id}.csv`)}>{t("stats-save-csv")}</Button>
      </p>
    </>
  );
}
