import type { Estimated } from "../../engine/types/figures.ts";
import { t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { Figure } from "./Figure.tsx";
import styles from "./stats.module.css";

interface Props {
  own: Record<string, Estimated>;
  others: Record<string, Estimated>;
  withPartners: boolean;
}

/** Every measure of the user's play that has data, beside everybody else's in the same games. */
export function Measures({ own, others, withPartners }: Props) {
  const known = Object.keys(own).filter((measure) => (own[measure]?.n ?? 0) + (others[measure]?.n ?? 0) > 0);
  return (
    <table class={styles.figures} data-table="measures">
      <thead>
        <tr>
          <th scope="col">{t("stats-measure")}</th>
          <th scope="col">{you()}</th>
          <th scope="col">{t(withPartners ? "stats-others-here" : "stats-opponents")}</th>
        </tr>
      </thead>
      <tbody>
        {known.map((measure) => (
          <tr key={measure} data-measure={measure}>
            <th scope="row">{t(`measure-${measure}`)}</th>
            <Figure of={own[measure]} />
            <Figure of={others[measure]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
