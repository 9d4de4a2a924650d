// The question of the explorer of écarté, and its address: "#explorer=7h8hKs7s7d.9h.elder.0-0.akagiri.3".
import type { EcarteExploring } from "../../../engine/types/analysis.ts";
import type { Card } from "../../../engine/types/view.ts";
import { offered } from "../../../game/rules.ts";
import { drawn, named, rowsOf, tapped } from "../pack.ts";

export const HAND = 5;
export const rows: Card[][] = rowsOf("KQJAT987");
const pack: Card[] = rows.flat();

export interface Draft {
  hand: Card[];
  turned: Card | null;
  role: EcarteExploring["role"];
  score: [number, number];
  preset: string;
  laid: number;
}

const empty: Draft = { hand: [], turned: null, role: "elder", score: [0, 0], preset: "akagiri", laid: 3 };

export const write = ({ hand, turned, role, score, preset, laid }: Draft): string =>
  [hand.join(""), turned ?? "", role, score.join("-"), preset, laid].join(".");

/** Read an address; invalid parts get their defaults. The preset is checked later, once the presets are known. */
export function read(at: string, target: number): Draft {
  const [cards = "", turn = "", role, score = "", preset = "", laid] = at.split(".");
  const hand = named(cards, pack, HAND);
  const points = score.split("-").map(Number);
  const fits = points.length === 2 && points.every((each) => Number.isInteger(each) && each >= 0 && each < target);
  return {
    hand,
    turned: pack.includes(turn) && !hand.includes(turn) ? turn : null,
    role: role === "dealer" ? "dealer" : "elder",
    score: fits ? [points[0] ?? 0, points[1] ?? 0] : empty.score,
    preset: preset || empty.preset,
    laid: /^[1-5]$/.test(laid ?? "") ? Number(laid) : empty.laid,
  };
}

export const withPreset = (draft: Draft, presets: string[]): Draft => ({
  ...draft,
  preset: offered(presets, draft.preset) ?? empty.preset,
});

export function toggle(draft: Draft, card: Card): Draft {
  const { hand, turned } = tapped({ hand: draft.hand, turned: [draft.turned] }, card, HAND, pack);
  return { ...draft, hand, turned: turned[0] ?? null };
}

export function drawAny(draft: Draft): Draft {
  const { hand, turned } = drawn(HAND, 1, pack);
  return { ...draft, hand, turned: turned[0] ?? null };
}

export function requestOf({ hand, turned, role, score, preset, laid }: Draft): EcarteExploring | null {
  if (hand.length < HAND || !turned) return null;
  return { game: "ecarte", rules: { preset, options: {} }, hand, turned, role, score, laid };
}
