// The question of the explorer of belote, and its address: "#explorer=belote.first.1.classic.Js9sAsKd7h.8s", for a lead
// "#explorer=belote.lead.3.three.Js9sAsKd7h7cTcAc.8s.s.Qd".
import type { BeloteExploring } from "../../../engine/types/analysis.ts";
import type { Card } from "../../../engine/types/view.ts";
import { type GameRules, inForce, offered } from "../../../game/rules.ts";
import { drawn, named, rowsOf, tapped } from "../pack.ts";

export const rows: Card[][] = rowsOf("AKQJT987");
const pack: Card[] = rows.flat();
const MOST = 9; // cards of a hand

export interface Draft {
  asks: BeloteExploring["asks"];
  place: number; // in the order of speaking, from 1: of the hand that bids, or of the taker
  preset: string;
  hand: Card[];
  turned: (Card | null)[];
  contract: string; // of a lead; "" for the suit turned up
}

/** What the rules leave to be chosen for a question. */
export interface Room {
  players: number;
  size: number; // cards of the hand, besides the one turned up
  faceUp: number;
  contracts: string[];
}

export const asked: Draft["asks"][] = ["first", "second", "lead"];

/** Return the presets that can be explored: where cards lie open, one hand says too little (B32). */
export const explorable = ({ presets }: GameRules): string[] =>
  presets.filter(({ options }) => !options.face_up).map(({ name }) => name);

export const write = ({ asks, place, preset, hand, turned, contract }: Draft): string =>
  ["belote", asks, place, preset, hand.join(""), turned[0] ?? "", contract, turned[1] ?? ""]
    .join(".")
    .replace(/\.+$/, "");

/** Read an address; invalid parts get their defaults. What depends on the rules is left to `fitted`. */
export function read(at: string): Draft {
  const [, asks = "", place = "", preset = "", cards = "", turn = "", contract = "", bottom = ""] = at.split(".");
  const hand = named(cards, pack, MOST);
  const free = (card: string, ...others: string[]) =>
    pack.includes(card) && !hand.includes(card) && !others.includes(card) ? card : null;
  return {
    asks: asked.find((each) => each === asks) ?? "first",
    place: /^[1-4]$/.test(place) ? Number(place) : 1,
    preset: preset || "classic",
    hand,
    turned: [free(turn), free(bottom, turn)],
    contract: /^(?:[shdc]|nt|at)$/.test(contract) ? contract : "",
  };
}

/** Return what there is to choose; the numbers of cards follow B5, B9, B28 and B31. */
export function roomOf({ asks, place, preset }: Draft, rules: GameRules | undefined): Room {
  const chosen = rules?.presets.find(({ name }) => name === preset);
  const options = rules && chosen ? inForce(rules, chosen, {}) : {};
  const players = Number(options.players ?? 4);
  const two = Number(players === 2);
  const isLead = asks === "lead";
  const adds = Number(isLead && place === 1 && players === 4); // the taker takes the card turned up
  return {
    players,
    size: (isLead ? 8 : 5) + two - adds,
    faceUp: isLead && players < 4 ? 2 : 1,
    contracts: [
      ..."shdc",
      ...String(options.contracts ?? "suits")
        .split("+")
        .slice(1),
    ],
  };
}

/** Return a draft as the rules allow it. */
export function fitted(draft: Draft, rules: GameRules | undefined): Draft {
  const preset = rules ? (offered(explorable(rules), draft.preset) ?? "classic") : draft.preset;
  const known = { ...draft, preset };
  const { players } = roomOf(known, rules);
  const placed = { ...known, place: Math.min(draft.place, players) };
  const { size, faceUp, contracts } = roomOf(placed, rules);
  return {
    ...placed,
    hand: draft.hand.slice(0, size),
    turned: Array.from({ length: faceUp }, (_, at) => draft.turned[at] ?? null),
    contract: contracts.includes(draft.contract) ? draft.contract : "",
  };
}

export const toggle = (draft: Draft, card: Card, { size }: Room): Draft => ({
  ...draft,
  ...tapped(draft, card, size, pack),
});

export const drawAny = (draft: Draft, { size, faceUp }: Room): Draft => ({ ...draft, ...drawn(size, faceUp, pack) });

/** Return what is taken: the suit turned up, until something else is chosen. */
export const contractOf = ({ contract, turned }: Draft): string => contract || (turned[0]?.slice(1) ?? "");

export function requestOf(draft: Draft, { size }: Room): BeloteExploring | null {
  const { asks, place, preset, hand, turned } = draft;
  const [first, bottom] = turned;
  if (hand.length < size || !first || turned.includes(null)) return null;
  const about = { game: "belote" as const, rules: { preset, options: {} }, asks, place, hand, turned: first };
  if (asks !== "lead") return about;
  return { ...about, contract: contractOf(draft), ...(bottom ? { bottom } : {}) };
}
