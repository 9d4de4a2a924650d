// Lines over a channel whose messages are small: a line is sent in frames, each with a first byte that says whether it is the last.

const FRAME = 16 * 1024; // bytes that every browser sends as one message
/** The most bytes of a line. The protocol's are far shorter; those of a whole game that is handed over may come near. */
export const LONGEST_LINE = 1024 * 1024;
const MORE = 0;
const LAST = 1;

/** Return the frames of a line; throws RangeError for one that is too long. */
export function framesOf(line: string): Uint8Array<ArrayBuffer>[] {
  const bytes = new TextEncoder().encode(line);
  if (bytes.length > LONGEST_LINE) throw new RangeError(`a line of ${bytes.length} bytes`);
  const frames = [];
  for (let at = 0; at === 0 || at < bytes.length; at += FRAME - 1) {
    const part = bytes.subarray(at, at + FRAME - 1);
    const frame = new Uint8Array(part.length + 1);
    frame[0] = at + part.length < bytes.length ? MORE : LAST;
    frame.set(part, 1);
    frames.push(frame);
  }
  return frames;
}

/** Puts frames together again. */
export class Lines {
  #parts: Uint8Array[] = [];
  #bytes = 0;

  /** Take a frame; return its line when it is the last, else null. Throws for what `framesOf` does not make. */
  take(data: unknown): string | null {
    if (!(data instanceof ArrayBuffer) || data.byteLength === 0 || data.byteLength > FRAME)
      throw new TypeError("no frame");
    const frame = new Uint8Array(data);
    this.#bytes += frame.length - 1;
    const isLast = frame[0] === LAST;
    if (this.#bytes > LONGEST_LINE || !(isLast || (frame[0] === MORE && frame.length === FRAME)))
      throw new RangeError("no line");
    this.#parts.push(frame.subarray(1));
    if (!isLast) return null;
    const whole = new Uint8Array(this.#bytes);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    this.#parts = [];
    this.#bytes = 0;
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(whole);
  }
}
