// How the player likes the table. Kept in localStorage so that it is known before first paint;
// boot.js reads the same text and sets the same attributes before the bundle is there.
import { type Letters, letterCards } from "../cards/Face.tsx";
import { asName, nameYourself } from "../i18n/nameless.ts";

export interface Settings {
  speed: "normal" | "fast" | "off"; // of motion
  fourColour: boolean; // blue diamonds, green clubs
  letters: Letters; // of kings, queens and jacks
  cardSize: "small" | "normal" | "large";
  leftHand: boolean;
  theme: "auto" | "light" | "dark";
  name: string; // of whoever sits here, "" without one
  language: string; // "" as the browser asks
  callBelote: boolean; // playing king or queen of trumps calls belote
  cut: boolean; // before every deal the pack is cut with words
  announce: boolean; // what can be declared is declared before the first card
}

export const defaults: Settings = {
  speed: "normal",
  fourColour: false,
  letters: "KQJ",
  cardSize: "normal",
  leftHand: false,
  theme: "auto",
  name: "",
  language: "",
  callBelote: true,
  cut: false,
  announce: true,
};

/** The values a setting may have, in the order they are offered. */
export const choices = {
  speed: ["normal", "fast", "off"],
  letters: ["KQJ", "RDV"],
  cardSize: ["small", "normal", "large"],
  theme: ["auto", "light", "dark"],
} as const;

const key = "ecarte.settings";

/** What was kept, each value checked: storage may hold anything. */
export function loadSettings(): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (value && typeof value === "object") kept = value;
  } catch {
    // No storage, or not ours: the defaults.
  }
  const one = <T extends string>(of: readonly T[], value: unknown, otherwise: T): T =>
    of.includes(value as T) ? (value as T) : otherwise;
  return {
    speed: one(choices.speed, kept.speed, defaults.speed),
    fourColour: kept.fourColour === true,
    letters: one(choices.letters, kept.letters, defaults.letters),
    cardSize: one(choices.cardSize, kept.cardSize, defaults.cardSize),
    leftHand: kept.leftHand === true,
    theme: one(choices.theme, kept.theme, defaults.theme),
    name: typeof kept.name === "string" ? asName(kept.name) : "",
    language: typeof kept.language === "string" ? kept.language : "",
    callBelote: kept.callBelote !== false,
    cut: kept.cut === true,
    announce: kept.announce !== false,
  };
}

/** Keep them. False when there is no storage. */
export function saveSettings(settings: Settings): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

/** Write them on the document, where the styles look: data-theme, data-suits, data-cards, data-hand, data-speed;
 *  the name and the letters of the cards are known from then on. */
export function applySettings(settings: Settings): void {
  const data = document.documentElement.dataset;
  data.theme = settings.theme;
  data.suits = settings.fourColour ? "four" : "two";
  data.cards = settings.cardSize;
  data.hand = settings.leftHand ? "left" : "right";
  data.speed = settings.speed;
  nameYourself(settings.name);
  letterCards(settings.letters);
}
