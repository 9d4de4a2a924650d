import type { Estimated } from "../../engine/types/figures.ts";
import { presetName } from "../../i18n/games.ts";
import { locale, t } from "../../i18n/index.ts";
import type { By, Group } from "./adding.ts";
import { Figures } from "./Figures.tsx";

interface Props {
  groups: Group[];
  estimates: Record<string, Estimated>[]; // one for each group
  by: By;
}

/** Return the name of a group for display. */
function nameOf({ name }: Group, by: By): string {
  if (by === "opponent") return name;
  if (by === "rules") return presetName(name);
  const [year = 0, month = 1] = name.split("-").map(Number);
  return new Intl.DateTimeFormat(locale(), { year: "numeric", month: "long" }).format(new Date(year, month - 1, 1, 12));
}

/** Results of groups of games: their number, the share won, the points per deal. */
export function Results({ groups, estimates, by }: Props) {
  const rows = groups.map((group, at) => ({
    id: group.name,
    name: nameOf(group, by),
    cells: [group.sums.games?.[0] ?? 0, estimates[at]?.won, estimates[at]?.points],
  }));
  const heads = [t(`stats-by-${by}`), t("measure-games"), t("measure-won"), t("measure-points")];
  return <Figures id="results" heads={heads} rows={rows} />;
}
