// Texts to import, and the part of a text that is still unread.

import { note } from "../../browser/note.ts";
import type { Slice } from "../../engine/types/summary.ts";

export const SLICE = 32_000;
/** The longest text in characters, and the largest file in bytes. */
export const MOST = 256 * 2 ** 20;
const PIECE = 16_384; // bytes decoded at once: the piece with the first invalid byte is lost

export interface Text {
  name: string; // of the file, "" for a pasted text
  size: number; // characters, approximately
  bytes: number; // of the file
  isPacked: boolean; // with gzip
  encoding?: string; // found while it is read
  packer?: string; // the program that must unpack it first
  pasted?: string; // the text, if it was pasted
  read(): AsyncGenerator<string>;
}

export const pasted = (text: string): Text => ({
  name: "",
  isPacked: false,
  size: text.length,
  bytes: text.length,
  pasted: text,
  async *read() {
    yield text.replace(/^\uFEFF/, "");
  },
});

/** Programs that pack files, and the bytes with which their files begin. */
const PACKERS: [string, number[]][] = [
  ["xz", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]],
  ["zstd", [0x28, 0xb5, 0x2f, 0xfd]],
  ["bzip2", [0x42, 0x5a, 0x68]],
  ["zip", [0x50, 0x4b, 3, 4]],
  ["7-Zip", [0x37, 0x7a, 0xbc, 0xaf]],
  ["lz4", [4, 0x22, 0x4d, 0x18]],
  ["RAR", [0x52, 0x61, 0x72, 0x21]],
];

const packerOf = (bytes: Uint8Array): string | undefined =>
  PACKERS.find(([, begins]) => begins.every((byte, at) => bytes[at] === byte))?.[0];

export function filed(file: File): Text {
  const isPacked = /\.gz$/i.test(file.name);
  return {
    name: file.name,
    isPacked,
    size: file.size * (isPacked ? 5 : 1),
    bytes: file.size,
    async *read() {
      const bytes = isPacked ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
      // Not a TextDecoderStream: when that fails, decoded text that nobody has read is lost.
      const reader = bytes.getReader();
      let decoder: Decoder | null = null;
      try {
        for (let next = await reader.read(); !next.done; next = await reader.read())
          for (let at = 0; at < next.value.length; at += PIECE) {
            if (!decoder) {
              this.packer = packerOf(next.value);
              if (this.packer) throw new Error(`packed with ${this.packer}`);
            }
            decoder ??= new Decoder(next.value);
            const text = decoder.decode(next.value.subarray(at, at + PIECE));
            this.encoding = decoder.encoding;
            yield text;
          }
        const text = decoder?.decode() ?? "";
        this.encoding = decoder?.encoding ?? "utf-8";
        yield text;
      } finally {
        void reader.cancel().catch(() => {});
      }
    },
  };
}

/** The part of a text that has been decoded and not yet read. */
export class Unread {
  rest = "";
  at = { line: 1, number: 0 }; // of `rest`: its first line, and the number of records before it
  size = 0; // characters decoded so far
  isBroken = false; // the next bytes cannot be decoded
  private isComplete = false; // everything has been decoded
  private readonly chunks: AsyncGenerator<string>;

  constructor(text: Text) {
    this.chunks = text.read();
  }

  /** Decode until there are `length` characters, the text ends, or it is too large. */
  async fill(length: number): Promise<void> {
    while (!this.isComplete && this.rest.length < length && this.size <= MOST) {
      const next = await this.next();
      if (next === null) this.isComplete = true;
      else this.add(next);
    }
    if (this.size > MOST) await this.chunks.return(undefined);
  }

  /** Return the first characters of the rest, never half of one, and whether they are the last. */
  piece(length: number): { text: string; isLast: boolean } {
    const text = this.rest
      .slice(0, length)
      .replace(/[\ud800-\udbff]$/, (half) => (this.rest.length > length ? "" : half));
    return { text, isLast: this.isComplete && text.length === this.rest.length };
  }

  drop({ used, line, number }: Slice): void {
    this.rest = this.rest.slice(used);
    this.at = { line, number };
  }

  private async next(): Promise<string | null> {
    try {
      const next = await this.chunks.next();
      return next.done ? null : next.value;
    } catch (error) {
      note(error);
      this.isBroken = true;
      return null;
    }
  }

  private add(next: string): void {
    this.size += next.length;
    const blank = this.rest.length + next.length > SLICE ? blankLines(this.rest + next) : "";
    this.rest = (this.rest + next).slice(blank.length);
    this.at = { ...this.at, line: this.at.line + blank.split("\n").length - 1 };
  }
}

/** Return the blank lines that a text begins with if they fill half a slice, else "". The engine need not see them. */
function blankLines(text: string): string {
  const length = text.search(/[^\s\uFEFF]/);
  const blank = length < 0 ? text : text.slice(0, text.lastIndexOf("\n", length) + 1);
  return blank.length < SLICE / 2 ? "" : blank;
}

/** A decoder of a text that begins with `head`. It throws at bytes of no encoding that is known. */
class Decoder {
  encoding: string;
  private decoder: TextDecoder;
  private isPlain = true; // everything decoded so far is ASCII
  private begun: Uint8Array = new Uint8Array(); // the first bytes of a character whose others follow

  constructor(head: Uint8Array) {
    this.encoding = encodingOf(head);
    this.decoder = new TextDecoder(this.encoding, { fatal: true });
  }

  /** Return the text of the next bytes; without any, of what is left at the end. */
  decode(bytes?: Uint8Array): string {
    if (this.encoding === "windows-1252") return bytes ? latin(bytes) : "";
    const rest = joined(this.begun, bytes ?? new Uint8Array());
    try {
      const text = bytes ? this.decoder.decode(bytes, { stream: true }) : this.decoder.decode();
      this.isPlain &&= /^\p{ASCII}*$/u.test(text);
      if (this.isPlain) this.begun = rest.slice(text.length);
      return text;
    } catch (error) {
      if (this.encoding !== "utf-8" || !this.isPlain || beginsWithCharacter(rest)) throw error;
      const text = latin(rest);
      this.encoding = "windows-1252";
      return text;
    }
  }
}

/** Return UTF-16 for a text that begins with its mark, or with Latin letters in it; else UTF-8. */
function encodingOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zero = (rest: number) => head.slice(0, 8).filter((_, at) => at % 2 === rest && head[at] === 0).length;
  if (head.length >= 8 && zero(1) === 4 && zero(0) === 0) return "utf-16le";
  return head.length >= 8 && zero(0) === 4 && zero(1) === 0 ? "utf-16be" : "utf-8";
}

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};

/** Return whether the first bytes that are not ASCII are a character in UTF-8: then the damage is behind it. */
function beginsWithCharacter(bytes: Uint8Array): boolean {
  const at = bytes.findIndex((byte) => byte > 0x7f);
  const lead = bytes[at] ?? 0;
  try {
    const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(at, at + length));
    return true;
  } catch {
    return false;
  }
}

/** Return the text of bytes in Windows-1252. Those of a damaged file, or of a Japanese one, are no such text: no European
 *  word has three such letters in a row, or one of its rare signs. */
function latin(bytes: Uint8Array): string {
  const text = new TextDecoder("windows-1252").decode(bytes);
  if (/\P{ASCII}{3}|[\u0081-\u0084\u0086-\u008b\u008d-\u0090\u0098-\u009b\u009d-\u009f\u00ff]/u.test(latin1(bytes)))
    throw new TypeError("a text in no encoding that is known");
  return text;
}

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
