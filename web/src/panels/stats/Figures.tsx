import { percent, places } from "../../analysis/figures.ts";
import type { Estimated } from "../../engine/types/figures.ts";
import { language } from "../../i18n/index.ts";
import { Heads } from "../../kit/Heads.tsx";
import styles from "./stats.module.css";

interface Row {
  id: string;
  name: string;
  cells: (Estimated | number | undefined)[];
}

interface Props {
  id: string;
  heads: string[]; // the first one is of the names
  rows: Row[];
}

export function Figures({ id, heads, rows }: Props) {
  return (
    <table class={styles.figures} data-table={id}>
      <Heads columns={heads} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row={row.id}>
            <th scope="row">{row.name}</th>
            {row.cells.map((cell, at) => (
              <Cell key={at} of={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ of }: { of: Estimated | number | undefined }) {
  if (typeof of === "number") return <td>{new Intl.NumberFormat(language()).format(of)}</td>;
  return (
    <td data-n={of?.n}>
      {of ? value(of) : "–"}
      {of && <small class={styles.interval}>{interval(of)}</small>}
    </td>
  );
}

export const written = (number: number, isRate: boolean): string => (isRate ? percent(number, 1) : places(number));

const value = ({ kind, value }: Estimated): string => (value === null ? "–" : written(value, kind === "rate"));

const interval = ({ kind, low, high }: Estimated): string =>
  low === null || high === null ? "" : `${written(low, kind === "rate")} – ${written(high, kind === "rate")}`;
