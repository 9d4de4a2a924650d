import { useEffect, useRef, useState } from "preact/hooks";
import { day, download } from "../../browser/download.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Standing, Unit } from "../../engine/types/analysis.ts";
import type { Estimated } from "../../engine/types/figures.ts";
import { locale, t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { Button } from "../../kit/Button.tsx";
import { Select } from "../../kit/Fields.tsx";
import type { Period } from "./adding.ts";
import { Figures, written } from "./Figures.tsx";
import styles from "./stats.module.css";

const nameOf = ({ from, unit }: Period): string =>
  new Intl.DateTimeFormat(
    locale(),
    unit === "month" ? { year: "numeric", month: "long" } : { dateStyle: "medium" },
  ).format(from);

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
        const times = periods.map(({ from }) => from / 1000);
        end = draw(element, {
          times,
          figures: shown.figures,
          written: (value) => written(value, isRate),
          locale: locale(),
        });
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
        <Select class={styles.choice} label={t("stats-measure")} value={shown.id} change={setChosen}>
          {series.map(({ id, words }) => [id, words])}
        </Select>
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
        <Figures
          id="trend"
          heads={[t(`stats-period-${periods[0]?.unit}`), t("stats-number"), shown.words]}
          rows={periods.map((period, at) => ({
            id: String(period.from),
            name: nameOf(period),
            cells: [shown.figures[at]?.n ?? 0, shown.figures[at]],
          }))}
        />
      </details>
      <p class={styles.saving}>
        <Button disabled={state !== "drawn"} onClick={savePicture} says="stats-save-picture" />
        <Button onClick={() => download(csvOf(shown, periods), `ecarte-${shown.id}.csv`)} says="stats-save-csv" />
      </p>
    </>
  );
}

interface Series {
  id: string;
  words: string;
  figures: (Estimated | undefined)[];
}

const FIRST = ["won", "points"]; // what most ask for

function lossIn({ grade }: Standing): Estimated | undefined {
  if (!grade) return undefined;
  const { decisions, loss, low, high } = grade;
  return { kind: "mean", n: decisions, value: loss, low, high };
}

/** Return the names of measures, each of which stands by itself: "… and wins" continues the name before. */
function namesOf(measures: string[]): Map<string, string> {
  let last = "";
  const names = new Map<string, string>();
  for (const measure of measures) {
    const words = t(`measure-${measure}`);
    const isWhole = !words.startsWith("…");
    if (isWhole) last = words;
    names.set(measure, isWhole ? words : last + words.slice(1));
  }
  return names;
}

/** Return each measure that has data in two periods at least, as a series of its figures. */
export function seriesOf(estimates: Record<string, Estimated>[], standings: Standing[], unit: Unit = "game"): Series[] {
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
    { id: "loss", words: t("stats-loss", { unit }), figures: standings.map(lossIn) },
    { id: "luck", words: t("stats-luck", { unit }), figures: standings.map(({ luck }) => luck) },
    ...others.map(figuresOf),
  ];
  return all.filter(({ figures }) => figures.filter((figure) => figure?.n).length > 1);
}
