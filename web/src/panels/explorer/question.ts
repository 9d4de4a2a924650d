// The question of the explorer, and its address: "#explorer=7h8hKs7s7d.9h.elder.0-0.akagiri.3".
import type { Exploring } from "../../engine/types/analysis.ts";
import type { Card } from "../../engine/types/view.ts";
import { offered } from "../../game/rules.ts";

export const HAND = 5;
const suits = "shdc";
const ranks = "KQJAT987";
export const rows: Card[][] = [...suits].map((suit) => [...ranks].map((rank) => `${rank}${suit}`));
const pack: Card[] = rows.flat();

export interface Draft {
  hand: Card[];
  turned: Card | null;
  role: Exploring["role"];
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
  const cardsNamed = [...new Set(cards.match(/../g) ?? [])].filter((card) => pack.includes(card)).slice(0, HAND);
  const points = score.split("-").map(Number);
  const fits = points.length === 2 && points.every((each) => Number.isInteger(each) && each >= 0 && each < target);
  return {
    hand: inOrder(cardsNamed),
    turned: pack.includes(turn) && !cardsNamed.includes(turn) ? turn : null,
    role: role === "dealer" ? "dealer" : "elder",
    score: fits ? [points[0] ?? 0, points[1] ?? 0] : empty.score,
    preset: preset || empty.preset,
    laid: /^[1-5]$/.test(laid ?? "") ? Number(laid) : empty.laid,
  };
}

const inOrder = (cards: Card[]): Card[] => cards.toSorted((a, b) => pack.indexOf(a) - pack.indexOf(b));

export const withPreset = (draft: Draft, presets: string[]): Draft => ({
  ...draft,
  preset: offered(presets, draft.preset) ?? empty.preset,
});

/** Put a card into the hand while it has room, else make it the turn-up; remove it if it is there. */
export function toggle(draft: Draft, card: Card): Draft {
  const { hand, turned } = draft;
  if (turned === card) return { ...draft, turned: null };
  if (hand.includes(card)) return { ...draft, hand: hand.filter((each) => each !== card) };
  return hand.length < HAND ? { ...draft, hand: inOrder([...hand, card]) } : { ...draft, turned: card };
}

export function drawAny(draft: Draft): Draft {
  const left = [...pack];
  const draw = () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? "";
  const hand = Array.from({ length: HAND }, draw);
  return { ...draft, hand: inOrder(hand), turned: draw() };
}

export function requestOf({ hand, turned, role, score, preset, laid }: Draft): Exploring | null {
  if (hand.length < HAND || !turned) return null;
  return { game: "ecarte", rules: { preset, options: {} }, hand, turned, role, score, laid };
}
