// The card that looks like whoever sits across: of the computer's people the men are a knave and kings.
import type { Card } from "../../../engine/types/view.ts";
import { has, t } from "../../../i18n/index.ts";

const men: Record<string, Card> = {
  "opponent-beginner": "Jc",
  "opponent-club": "Kc",
  "opponent-second": "Ks",
};

/** By the name the table has for them; the queen of clubs for everybody else. */
export const portrait = (name: string): Card =>
  Object.entries(men).find(([id]) => has(id) && t(id) === name)?.[1] ?? "Qc";
