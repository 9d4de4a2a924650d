// The settings, stored in localStorage: boot.js reads them there and sets the same attributes before the first paint.
import { recallTable, remember } from "../browser/kept.ts";
import { FOUR_COLOURS, OTHER_CARDS } from "../browser/parts.ts";
import { setSound } from "../browser/sound.ts";
import { type Looks, setLooks, USUAL } from "../cards/Face.tsx";
import { lookUp } from "../engine/lookUp.ts";
import { asName, setOwnName } from "../i18n/nameless.ts";

export interface Settings extends Looks {
  speed: "calm" | "normal" | "fast" | "off"; // of motion and of the computer players
  cardSize: "small" | "normal" | "large";
  leftHand: boolean;
  between: "auto" | "lies" | "handed"; // two people: the device lies on the table, or is handed over; "auto": lies if touched
  theme: "auto" | "light" | "dark";
  name: string; // the player's name, "" for none
  language: string; // "" for the browser's language
  callBelote: boolean; // when the king or queen of trumps is played
  cut: boolean; // ask for words to cut the pack before every deal
  announce: boolean; // make all declarations before the first card
  // The hand at belote: the place of the trumps, the order of the suits, which cards of a suit are on the left.
  sortTrumps: "left" | "right";
  sortSuits: "alternate" | "fixed";
  sortRanks: "down" | "up";
  preselect: boolean; // the cards that a rule of thumb discards are picked at once
  autoplay: boolean; // a card that is the only legal event plays itself
  sound: boolean; // at the table
  volume: "soft" | "medium" | "full";
  vibration: boolean;
  letterKeys: boolean; // letters are among a replay's keys
  cardStops: boolean; // every card of the hand is a tab stop, for a switch that sends Tab and Enter alone
}

export const defaults: Settings = {
  speed: "normal",
  ...USUAL,
  cardSize: "normal",
  leftHand: false,
  between: "auto",
  theme: "auto",
  name: "",
  language: "",
  callBelote: true,
  cut: false,
  announce: true,
  sortTrumps: "left",
  sortSuits: "alternate",
  sortRanks: "down",
  preselect: false,
  autoplay: true,
  sound: false,
  volume: "medium",
  vibration: false,
  letterKeys: true,
  cardStops: false,
};

export const choices = {
  speed: ["calm", "normal", "fast", "off"],
  indices: ["", "KQJ", "RDV"],
  faces: ["usual", "large", "plain"],
  back: ["red", "blue", "green"],
  cardSize: ["small", "normal", "large"],
  between: ["auto", "lies", "handed"],
  theme: ["auto", "light", "dark"],
  volume: ["soft", "medium", "full"],
  sortTrumps: ["left", "right"],
  sortSuits: ["alternate", "fixed"],
  sortRanks: ["down", "up"],
} as const;

const volumes: Record<Settings["volume"], number> = { soft: 0.45, medium: 0.7, full: 1 };

const key = "ecarte.settings";

/** Return whether a setting may have a value that was stored. */
function isAllowed(name: string, value: unknown): boolean {
  const of: readonly unknown[] | undefined = lookUp<readonly string[]>(choices, name);
  return of ? of.includes(value) : typeof value === typeof lookUp<unknown>({ ...defaults }, name);
}

/** Load the settings; each value is checked, because storage may contain anything. */
export function loadSettings(): Settings {
  const kept = Object.entries(recallTable(key));
  const allowed = kept.filter(([name, value]) => Object.hasOwn(defaults, name) && isAllowed(name, value));
  const settings: Settings = { ...defaults, ...Object.fromEntries(allowed) };
  return { ...settings, name: asName(settings.name) };
}

/** Save the settings; return false when there is no storage. */
export const saveSettings = (settings: Settings): boolean => remember(key, JSON.stringify(settings));

/** Apply the settings: set the document's attributes that style sheets read (data-theme, data-suits, data-cards,
 *  data-hand and data-speed), the sound, the player's name, and how the cards look. */
export function applySettings(settings: Settings): void {
  const data = document.documentElement.dataset;
  data.theme = settings.theme;
  data.suits = settings.fourColour ? "four" : "two";
  data.cards = settings.cardSize;
  data.hand = settings.leftHand ? "left" : "right";
  data.speed = settings.speed;
  setSound({ sound: settings.sound, volume: volumes[settings.volume], vibration: settings.vibration });
  setOwnName(settings.name);
  setLooks(settings);
}

/** Return the parts of the site that hold the chosen cards, if they are not those of every game. */
export function partsOfCards({ fourColour, faces, back }: Settings): string[] {
  const isOther = faces !== USUAL.faces || back !== USUAL.back;
  return [...(fourColour ? [FOUR_COLOURS] : []), ...(isOther ? [OTHER_CARDS] : [])];
}

/** Return whether the device lies on the table between two people; by itself, one that is touched does. */
export const lies = ({ between }: Settings): boolean =>
  between === "auto" ? matchMedia("(pointer: coarse)").matches : between === "lies";
