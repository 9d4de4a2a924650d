// The question of the explorer of belote, and its address: "#explorer=belote.first.1.classic.Js9sAsKd7h.8s", for a lead
// "#explorer=belote.lead.3.three.Js9sAsKd7h7cTcAc.8s.s.Qd", with open cards both rows and the card dealt last:
// "#explorer=belote.first.1.two.Js9sAsKd7hTcAc7c.8sKsAhQhJd9d8d7d..8s".
import type { BeloteExploring } from "../../../engine/types/analysis.ts";
import type { Card } from "../../../engine/types/view.ts";
import { type GameRules, inForce, offered } from "../../../game/rules.ts";
import { drawn, named, rowsOf, tapped } from "../pack.ts";

export const rows: Card[][] = rowsOf("AKQJT987");
const pack: Card[] = rows.flat();
const MOST = 9; // cards of a hand
const ROW = 8; // open cards of each player (B32)

export interface Draft {
  asks: BeloteExploring["asks"];
  place: number; // in the order of speaking, from 1: of the hand that bids, or of the taker
  preset: string;
  hand: Card[];
  turned: (Card | null)[]; // with open cards the other player's row
  last: Card | null; // the card dealt last, with open cards
  contract: string; // of a lead; "" for the suit turned up
}

/** What the rules leave to be chosen for a question. */
export interface Room {
  players: number;
  size: number; // cards of the hand, besides the one turned up
  faceUp: number; // cards turned up, or of the other player's row
  isOpen: boolean; // the cards lie open
  contracts: string[];
}

export const asked: Draft["asks"][] = ["first", "second", "lead"];

export const write = ({ asks, place, preset, hand, turned, last, contract }: Draft): string => {
  const [up, bottom] = turned.length > 2 ? [turned.join(""), last] : turned;
  return ["belote", asks, place, preset, hand.join(""), up ?? "", contract, bottom ?? ""].join(".").replace(/\.+$/, "");
};

/** Read an address; invalid parts get their defaults. What depends on the rules is left to `fitted`. */
export function read(at: string): Draft {
  const [, asks = "", place = "", preset = "", cards = "", turn = "", contract = "", bottom = ""] = at.split(".");
  const hand = named(cards, pack, MOST);
  const free = (card: string, ...others: string[]) =>
    pack.includes(card) && !hand.includes(card) && !others.includes(card) ? card : null;
  const row = named(turn, pack, ROW).filter((card) => !hand.includes(card));
  return {
    asks: asked.find((each) => each === asks) ?? "first",
    place: /^[1-4]$/.test(place) ? Number(place) : 1,
    preset: preset || "classic",
    hand,
    turned: row.length > 1 ? row : [free(turn), free(bottom, turn)],
    last: pack.includes(bottom) ? bottom : null,
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
  const isOpen = options.face_up === true;
  const adds = Number(isLead && place === 1 && players === 4); // the taker takes the card turned up
  return {
    players,
    size: isOpen ? ROW : (isLead ? 8 : 5) + two - adds,
    faceUp: isOpen ? ROW : isLead && players < 4 ? 2 : 1,
    isOpen,
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
  const names = rules?.presets.map(({ name }) => name);
  const preset = names ? (offered(names, draft.preset) ?? "classic") : draft.preset;
  const known = { ...draft, preset };
  const { players } = roomOf(known, rules);
  const placed = { ...known, place: Math.min(draft.place, players) };
  const { size, faceUp, contracts, isOpen } = roomOf(placed, rules);
  const next = {
    ...placed,
    hand: draft.hand.slice(0, size),
    turned: Array.from({ length: faceUp }, (_, at) => draft.turned[at] ?? null),
    contract: contracts.includes(draft.contract) ? draft.contract : "",
  };
  return { ...next, last: isOpen ? lastOf(next) : null };
}

/** Return the dealer's open cards: the other player's, if the hand speaks first. */
export const dealersRow = ({ asks, place, hand, turned }: Draft): Card[] =>
  asks === "lead" || place === 1 ? turned.filter((card) => card !== null) : hand;

/** Return the card dealt last: the one chosen, or the last of the dealer's row. */
function lastOf(draft: Draft): Card | null {
  const row = dealersRow(draft);
  return row.find((card) => card === draft.last) ?? row.at(-1) ?? null;
}

export const toggle = (draft: Draft, card: Card, { size }: Room): Draft => ({
  ...draft,
  ...tapped(draft, card, size, pack),
});

export const drawAny = (draft: Draft, { size, faceUp }: Room): Draft => ({ ...draft, ...drawn(size, faceUp, pack) });

/** Return what is taken: the suit turned up, until something else is chosen. */
export const contractOf = ({ contract, turned, last }: Draft): string =>
  contract || ((last ?? turned[0])?.slice(1) ?? "");

export function requestOf(draft: Draft, { size, isOpen }: Room): BeloteExploring | null {
  const { asks, place, preset, hand, turned } = draft;
  const up = turned.filter((card) => card !== null);
  const first = isOpen ? lastOf(draft) : up[0];
  if (hand.length < size || !first || up.length < turned.length) return null;
  const about = { game: "belote" as const, rules: { preset, options: {} }, asks, place, hand, turned: first };
  const beside = isOpen ? { other: up } : up[1] ? { bottom: up[1] } : {};
  return { ...about, ...(asks === "lead" ? { contract: contractOf(draft) } : {}), ...beside };
}
