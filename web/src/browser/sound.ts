// Sounds and vibration at the table, off until they are chosen. The synthesiser is fetched at the first touch after that:
// browsers play nothing before one, and no card waits for it.
import { note } from "./note.ts";
import type { Sound } from "./synth.ts";

export type { Sound } from "./synth.ts";

/** What the player has chosen. */
export interface SoundSettings {
  sound: boolean;
  volume: number; // 0…1
  vibration: boolean;
}

/** How long the device vibrates, in milliseconds: beats and the pauses between them. */
const beats: Partial<Record<Sound, number[]>> = {
  turn: [18],
  king: [12, 40, 24],
  won: [20, 50, 20, 50, 40],
  lost: [40],
};

const TOGETHER = 30; // milliseconds: what lands together is heard once
const last = new Map<Sound, number>(); // when each was heard

let chosen: SoundSettings = { sound: false, volume: 0.5, vibration: false };
let context: AudioContext | null = null;
let synth: typeof import("./synth.ts") | null = null;

/** Whether this device can vibrate. */
export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

/** Put the choice into force. */
export function setSound(settings: SoundSettings): void {
  chosen = settings;
  for (const kind of ["pointerup", "keydown"]) {
    if (settings.sound) addEventListener(kind, wake, { capture: true });
    else removeEventListener(kind, wake, { capture: true });
  }
  if (!settings.sound && context) void context.suspend();
  if (settings.sound && navigator.userActivation?.isActive) wake(); // the touch that chose it
}

/** Start the audio: iOS allows it only while a touch is handled, and takes it away when the page was in the background. */
function wake(): void {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(note);
  if (synth) return;
  import("./synth.ts").then((module) => {
    synth = module;
  }, note);
}

/** Let a sound be heard after some milliseconds, and felt. What cannot be heard in time is not heard at all. */
export function playSound(name: Sound, delay = 0): void {
  const now = performance.now();
  if (document.hidden || now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < TOGETHER) return;
  last.set(name, now);
  const beat = beats[name];
  if (chosen.vibration && beat && canVibrate()) navigator.vibrate(beat);
  if (!chosen.sound || !synth || context?.state !== "running") return;
  synth.play(context, name, context.currentTime + delay / 1000, chosen.volume);
}
