// What the player asked for last time, so that it need not be asked again.
import type { Seat } from "../engine/types.ts";

export type Options = Record<string, string | number | boolean>;

export interface Choice {
  preset: string;
  options: Options; // only what differs from the preset
  player: string; // the opponent
  dealer: Seat | "cut";
}

export const usual: Choice = { preset: "akagiri", options: {}, player: "amateur", dealer: "cut" };

const key = "ecarte.choice";

export function loadChoice(): Choice {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Choice> | null;
    const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
    return {
      preset: text(kept?.preset, usual.preset),
      options: typeof kept?.options === "object" ? { ...kept.options } : {},
      player: text(kept?.player, usual.player),
      dealer: text(kept?.dealer, usual.dealer),
    };
  } catch {
    return usual;
  }
}

export function saveChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // No storage: it is asked again.
  }
}

/** 32 random bytes as 64 hex digits: the seed of a game. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A name for a game on this device. */
export const freshId = (): string => freshSeed().slice(0, 10);
