// Texts to import, and the part of a text that is still unread.
import { note } from "../../browser/note.ts";
import type { Slice } from "../../engine/types/summary.ts";
import { Decoder } from "./encoding.ts";

/** The number of characters sent to the engine at once. */
export const SLICE = 32_000;
/** The longest text in characters, and the largest file in bytes. */
export const MOST = 256 * 2 ** 20;
const PIECE = 16_384; // bytes decoded at once: the piece with the first invalid byte is lost

/** A text that is read piece by piece. */
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

/** A pasted text. */
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

/** Return the program that packed a file, by the file's first bytes. */
const packerOf = (bytes: Uint8Array): string | undefined =>
  PACKERS.find(([, begins]) => begins.every((byte, at) => bytes[at] === byte))?.[0];

/** Return a file, which may be packed. */
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

  /** Drop what the engine has read. */
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
