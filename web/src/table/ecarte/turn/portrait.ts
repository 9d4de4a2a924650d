// The card that portrays the opponent: a jack or a king for male computer players.
import type { Card } from "../../../engine/types/view.ts";
import { has, t } from "../../../i18n/index.ts";

const men: Record<string, Card> = {
  "opponent-beginner": "Jc",
  "opponent-club": "Kc",
  "opponent-second": "Ks",
};

/** Return the portrait of a name; the queen of clubs for everybody else. */
export const portrait = (name: string): Card =>
  Object.entries(men).find(([id]) => has(id) && t(id) === name)?.[1] ?? "Qc";
