// The sounds themselves: short bursts of filtered noise for cards on cloth, soft partials for counters and bells.

/** The names of the sounds. */
export type Sound = "dealt" | "played" | "gathered" | "counter" | "king" | "turn" | "won" | "lost";

/** A burst of filtered noise. */
interface Brush {
  at: number; // seconds after the sound begins
  lasts: number;
  band: number; // Hz
  width: number; // the filter's Q
  loud: number;
}

/** A tone that dies away. */
interface Tone {
  at: number;
  lasts: number;
  pitch: number; // Hz
  loud: number;
}

const brush = (at: number, band: number, lasts: number, loud: number, width = 0.9): Brush => ({
  at,
  band,
  lasts,
  loud,
  width,
});
const tone = (at: number, pitch: number, lasts: number, loud: number): Tone => ({ at, pitch, lasts, loud });
/** Return a small bell: a pitch with two partials. */
const bell = (at: number, pitch: number, lasts: number, loud: number): Tone[] => [
  tone(at, pitch, lasts, loud),
  tone(at, pitch * 2.01, lasts * 0.6, loud * 0.35),
  tone(at, pitch * 3.02, lasts * 0.35, loud * 0.15),
];

const scores: Record<Sound, { brushes?: Brush[]; tones?: Tone[] }> = {
  dealt: { brushes: [brush(0, 2600, 0.05, 0.5)] },
  played: { brushes: [brush(0, 1500, 0.07, 0.9), brush(0.012, 420, 0.09, 0.8)] },
  gathered: { brushes: [brush(0, 1100, 0.16, 0.5, 0.6), brush(0.07, 1900, 0.12, 0.4, 0.6)] },
  counter: { brushes: [brush(0, 900, 0.03, 0.6)], tones: [tone(0, 620, 0.09, 0.3), tone(0, 1480, 0.05, 0.14)] },
  king: { tones: [...bell(0, 523, 0.5, 0.26), ...bell(0.11, 784, 0.6, 0.24)] },
  turn: { tones: bell(0, 440, 0.25, 0.16) },
  won: { tones: [...bell(0, 392, 0.5, 0.2), ...bell(0.13, 494, 0.5, 0.2), ...bell(0.26, 587, 0.9, 0.24)] },
  lost: { tones: [...bell(0, 330, 0.6, 0.18), ...bell(0.2, 262, 0.9, 0.18)] },
};

const LOUDEST = 0.5; // at full volume, so that nothing clips
const ATTACK = 0.004; // seconds
const SILENT = 0.0001; // the end of an exponential fall

let noise: { rate: number; buffer: AudioBuffer } | null = null;

/** Return half a second of noise, always the same. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context;
  if (noise?.rate === sampleRate) return noise.buffer;
  const buffer = context.createBuffer(1, sampleRate / 2, sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_222;
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  noise = { rate: sampleRate, buffer };
  return buffer;
}

/** Return a gain that rises quickly and dies away. */
function envelope(context: BaseAudioContext, at: number, lasts: number, loud: number, to: AudioNode): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.linearRampToValueAtTime(loud, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
  gain.connect(to);
  return gain;
}

/** Play a sound at a time of the context, as loud as `volume`, 0…1. */
export function play(context: BaseAudioContext, name: Sound, at: number, volume: number): void {
  const master = context.createGain();
  master.gain.value = LOUDEST * volume ** 2; // as loudness is perceived
  master.connect(context.destination);
  const { brushes = [], tones = [] } = scores[name];
  for (const each of brushes) {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = each.band;
    filter.Q.value = each.width;
    source.buffer = noiseFor(context);
    source.connect(filter).connect(envelope(context, at + each.at, each.lasts, each.loud, master));
    source.start(at + each.at);
    source.stop(at + each.at + each.lasts);
  }
  for (const each of tones) {
    const source = context.createOscillator();
    source.frequency.value = each.pitch;
    source.connect(envelope(context, at + each.at, each.lasts, each.loud, master));
    source.start(at + each.at);
    source.stop(at + each.at + each.lasts);
  }
}
