import type { Estimated } from "../../engine/types/figures.ts";
import { language, locale, t } from "../../i18n/index.ts";
import type { By, Group } from "./adding.ts";
import { Figure } from "./Figure.tsx";
import styles from "./stats.module.css";

interface Props {
  groups: Group[];
  estimates: Record<string, Estimated>[]; // one for each group
  by: By;
}

/** Return the name of a group for display. */
function nameOf({ name }: Group, by: By): string {
  if (by === "opponent") return name;
  if (by === "rules") return t(`preset-${name}`);
  const [year = 0, month = 1] = name.split("-").map(Number);
  return new Intl.DateTimeFormat(locale(), { year: "numeric", month: "long" }).format(new Date(year, month - 1, 1, 12));
}

/** Results of groups of games: their number, the share won, the points per deal. */
export function Results({ groups, estimates, by }: Props) {
  return (
    <table class={styles.figures} data-table="results">
      <thead>
        <tr>
          <th scope="col">{t(`stats-by-${by}`)}</th>
          <th scope="col">{t("measure-games")}</th>
          <th scope="col">{t("measure-won")}</th>
          <th scope="col">{t("measure-points")}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group, at) => (
          <tr key={group.name}>
            <th scope="row">{nameOf(group, by)}</th>
            <td>{new Intl.NumberFormat(language()).format(group.sums.games?.[0] ?? 0)}</td>
            <Figure of={estimates[at]?.won} />
            <Figure of={estimates[at]?.points} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
