// What the player asked for last time, game by game, so that it need not be asked again.
import { offers } from "../engine/offers.ts";
import type { Gallery } from "../engine/types/match.ts";
import type { Options, Seat } from "../engine/types/view.ts";

export interface Choice {
  game: string;
  seats: Seat[]; // who plays by these rules, the player's own first
  preset: string;
  options: Options; // only what differs from the preset
  player: string; // how the opponents play
  partner: string; // how the partner plays; "" like the opponents
  match: string; // "" for a single game, or "rubber-3" … "pool"
  stake: number; // chips that each game moves; 0: for love
  purse: number; // chips that each begins with, where there are any
  gallery: Gallery | ""; // of spectators who bet, and advise in the French game
  looksOn: boolean; // you are one of them, and the computer plays against itself
  company: "computer" | "here"; // who plays: you against the computer, or several people at this device
  names: string[]; // of those at this device
  dealer: Seat | "cut";
}

const ecarte: Choice = {
  game: "ecarte",
  seats: ["S", "N"],
  preset: "akagiri",
  options: {},
  player: "amateur",
  partner: "",
  match: "",
  stake: 0,
  purse: 20,
  gallery: "",
  looksOn: false,
  company: "computer",
  names: [],
  dealer: "cut",
};
const belote: Choice = { ...ecarte, game: "belote", seats: ["S", "N", "E", "W"], preset: "classic" };
const usual: Record<string, Choice> = { ecarte, belote };

/** Who plays a game by these rules. */
export const seatsBy = (game: string, options: Options): Seat[] =>
  usually(game).seats.filter((seat) => options.players !== 3 || seat !== "N");

/** What is played when nothing was ever asked for. */
export const usually = (game = "ecarte"): Choice => usual[game] ?? { ...ecarte, game };

const key = (game: string): string => (game === "ecarte" ? "ecarte.choice" : `ecarte.choice.${game}`);
const last = "ecarte.game"; // which game was chosen last

const alone = { company: "computer", match: "", stake: 0, gallery: "", looksOn: false } as const;

/** What is played against the computer, as it was asked for last. */
export const loadChoice = (game?: string): Choice => ({ ...lastChoice(game), ...alone });

/** What was asked for last of a game; without one, of the game that was played last. */
export function lastChoice(game?: string): Choice {
  const otherwise = usually(game);
  try {
    const asked = game ?? localStorage.getItem(last) ?? "ecarte";
    const before = usually(asked);
    const kept = JSON.parse(localStorage.getItem(key(asked)) ?? "null") as Partial<Choice> | null;
    const number = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);
    const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
    return {
      game: asked,
      seats: Array.isArray(kept?.seats) ? kept.seats.map(String) : before.seats,
      preset: text(kept?.preset, before.preset),
      options: typeof kept?.options === "object" ? { ...kept.options } : {},
      player: text(kept?.player, before.player),
      partner: text(kept?.partner, before.partner),
      match: text(kept?.match, before.match),
      stake: number(kept?.stake, before.stake),
      purse: number(kept?.purse, before.purse),
      gallery: kept?.gallery === "french" || kept?.gallery === "english" ? kept.gallery : "",
      looksOn: kept?.looksOn === true,
      company: kept?.company === "here" ? "here" : "computer",
      names: Array.isArray(kept?.names) ? kept.names.map(String) : before.names,
      dealer: text(kept?.dealer, before.dealer),
    };
  } catch {
    return otherwise;
  }
}

export function saveChoice(choice: Choice): void {
  try {
    localStorage.setItem(key(choice.game), JSON.stringify(choice));
    localStorage.setItem(last, choice.game);
  } catch {
    // No storage: it is asked again.
  }
}

/** 32 random bytes as 64 hex digits: the seed of a game. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Is more asked for than a single game for love? */
export const isMatch = ({ game, match, stake, gallery }: Choice): boolean =>
  offers(game, "matches") && (match !== "" || stake > 0 || gallery !== "");

/** A name for a game on this device. */
export const freshId = (): string => freshSeed().slice(0, 10);
