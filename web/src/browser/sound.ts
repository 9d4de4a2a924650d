// Sounds and vibration at the table, off until the user chooses them. The synthesiser is fetched at the first touch
// after that: browsers play nothing before a touch, and no card waits for it.
import { note } from "./note.ts";
import type { Sound } from "./synth.ts";

export type { Sound } from "./synth.ts";

/** The user's choice of sounds. */
interface SoundSettings {
  sound: boolean;
  volume: number; // 0…1
  vibration: boolean;
}

/** The vibrations of a sound, in milliseconds: beats and the pauses between them. */
const beats: Partial<Record<Sound, number[]>> = {
  turn: [18],
  king: [12, 40, 24],
  won: [20, 50, 20, 50, 40],
  lost: [40],
};

const TOGETHER = 30; // milliseconds: sounds closer together are played once
const last = new Map<Sound, number>(); // when each was played

let chosen: SoundSettings = { sound: false, volume: 0.5, vibration: false };
let context: AudioContext | null = null;
let synth: typeof import("./synth.ts") | null = null;

/** Return whether this device can vibrate. */
export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

/** Use these settings from now on. */
export function setSound(settings: SoundSettings): void {
  chosen = settings;
  for (const kind of ["pointerup", "keydown"]) {
    if (settings.sound) addEventListener(kind, wake, { capture: true });
    else removeEventListener(kind, wake, { capture: true });
  }
  if (!settings.sound && context) void context.suspend();
  if (settings.sound && navigator.userActivation?.isActive) wake(); // the touch that chose it
}

/** Start the audio: iOS allows it only while a touch is handled, and stops it when the page was in the background. */
function wake(): void {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(note);
  if (synth) return;
  import("./synth.ts").then((module) => {
    synth = module;
  }, note);
}

/** Play a sound after some milliseconds, and vibrate; a sound that would be late is not played. */
export function playSound(name: Sound, delay = 0): void {
  const now = performance.now();
  if (document.hidden || now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < TOGETHER) return;
  last.set(name, now);
  const beat = beats[name];
  if (chosen.vibration && beat && canVibrate()) navigator.vibrate(beat);
  if (!chosen.sound || !synth || context?.state !== "running") return;
  synth.play(context, name, context.currentTime + delay / 1000, chosen.volume);
}
