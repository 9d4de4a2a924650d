import { lookUp } from "../../engine/lookUp.ts";
import type { Estimated } from "../../engine/types/figures.ts";
import { t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { Figures } from "./Figures.tsx";

interface Props {
  own: Record<string, Estimated>;
  others: Record<string, Estimated>;
  withPartners: boolean;
}

/** Every measure of the user's play that has data, beside everybody else's in the same games. */
export function Measures({ own, others, withPartners }: Props) {
  const known = Object.keys(own).filter(
    (measure) => (lookUp(own, measure)?.n ?? 0) + (lookUp(others, measure)?.n ?? 0) > 0,
  );
  const rows = known.map((id) => ({ id, name: t(`measure-${id}`), cells: [lookUp(own, id), lookUp(others, id)] }));
  const beside = t(withPartners ? "stats-others-here" : "stats-opponents");
  return <Figures id="measures" heads={[t("stats-measure"), you(), beside]} rows={rows} />;
}
