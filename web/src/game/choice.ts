// The last choices for a new game, for each game.
import { recall, recallTable, remember } from "../browser/kept.ts";
import { lookUp } from "../engine/lookUp.ts";
import { offers } from "../engine/offers.ts";
import type { Gallery } from "../engine/types/match.ts";
import type { Options, Seat } from "../engine/types/view.ts";

/** The choices for a new game. */
export interface Choice {
  game: string;
  seats: Seat[]; // the player's own first
  preset: string;
  options: Options; // only what differs from the preset
  player: string; // the computer player of the opponents
  partner: string; // the computer player of the partner; "" for the same as the opponents
  match: string; // "" for a single game, or "rubber-3" … "pool"
  stake: number; // chips for each game; 0: no stakes
  purse: number; // chips that each player begins with
  gallery: Gallery | ""; // spectators who bet, and in the French game advise
  looksOn: boolean; // the user is a spectator of a game between computer players
  company: "computer" | "here" | "friend"; // the user plays against the computer or a friend elsewhere, or people share this device
  opened: "all" | "played"; // with a friend: the cards opened at the end of a deal
  computers: Record<Seat, string>; // among friends: the computer players by seat, played on this device
  names: string[]; // of the people at this device
  dealer: Seat | "cut";
}

const ecarte: Choice = {
  game: "ecarte",
  seats: ["S", "N"],
  preset: "akagiri",
  options: {},
  player: "beginner", // a newcomer can beat him
  partner: "",
  match: "",
  stake: 0,
  purse: 20,
  gallery: "",
  looksOn: false,
  company: "computer",
  opened: "all",
  computers: {},
  names: [],
  dealer: "cut",
};
const seats = ["S", "N", "E", "W"];
const belote: Choice = { ...ecarte, game: "belote", seats, preset: "classic", player: "novice" };
const usual: Record<string, Choice> = { ecarte, belote };

/** Return the seats of a game with these options. */
export const seatsBy = (game: string, options: Options): Seat[] =>
  usually(game).seats.filter(
    (seat) => (options.players !== 3 || seat !== "N") && (options.players !== 2 || "SN".includes(seat)),
  );

/** Return the default choice for a game. */
export const usually = (game = "ecarte"): Choice => lookUp(usual, game) ?? { ...ecarte, game };

const key = (game: string): string => (game === "ecarte" ? "ecarte.choice" : `ecarte.choice.${game}`);
const last = "ecarte.game"; // the key in storage of the last game chosen

const alone = { company: "computer", match: "", stake: 0, gallery: "", looksOn: false } as const;

/** Return the last choice without a match or other people: a single game against the computer. */
export const loadChoice = (game?: string): Choice => ({ ...lastChoice(game), ...alone });

/** Return the last choice for a game, or else for the game that was chosen last. */
export function lastChoice(game?: string): Choice {
  const asked = game ?? recall(last) ?? "ecarte";
  const before = usually(asked);
  const kept: { [K in keyof Choice]?: unknown } = recallTable(key(asked));
  const number = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);
  const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
  return {
    game: asked,
    seats: Array.isArray(kept.seats) ? kept.seats.map(String) : before.seats,
    preset: text(kept.preset, before.preset),
    options: typeof kept.options === "object" ? { ...kept.options } : {},
    player: text(kept.player, before.player),
    partner: text(kept.partner, before.partner),
    match: text(kept.match, before.match),
    stake: number(kept.stake, before.stake),
    purse: number(kept.purse, before.purse),
    gallery: kept.gallery === "french" || kept.gallery === "english" ? kept.gallery : "",
    looksOn: kept.looksOn === true,
    company: kept.company === "here" || kept.company === "friend" ? kept.company : "computer",
    opened: kept.opened === "played" ? "played" : "all",
    computers: typeof kept.computers === "object" ? { ...kept.computers } : {},
    names: Array.isArray(kept.names) ? kept.names.map(String) : before.names,
    dealer: text(kept.dealer, before.dealer),
  };
}

/** Save a choice for the next time. */
export function saveChoice(choice: Choice): void {
  remember(key(choice.game), JSON.stringify(choice));
  remember(last, choice.game);
}

/** Return the id of the sentence on what is opened at the end of a deal between friends. */
export const openedMeans = (game: string, opened: Choice["opened"]): string =>
  offers(game, "friend-hides") ? `new-friend-opened-${opened}-means` : "new-friend-opened-means";

/** Return a random seed: 32 bytes as 64 hex digits. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return whether a choice needs a match: more than a single game without stakes. */
export const isMatch = ({ game, match, stake, gallery }: Choice): boolean =>
  offers(game, "matches") && (match !== "" || stake > 0 || gallery !== "");
