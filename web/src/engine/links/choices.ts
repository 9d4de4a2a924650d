// The choices in the digits of a link, as py/ecarte/notation/link/packing.py reads them.
import { forms } from "./forms.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const CHECK_BITS = 15n;
const MOST = 4000; // digits
const LENGTHS = 32; // bits of a number
const BLOCK = 256;
const BLOCKS = 0x110000 / BLOCK;

/** Reads choices; throws for digits that were never packed. */
export class Choices {
  #left: bigint;

  constructor(digits: string) {
    if (!/^[\w-]+$/.test(digits) || digits.length > MOST) throw new Error("no digits");
    let packed = 0n;
    for (const digit of digits) packed = (packed << 6n) | BigInt(DIGITS.indexOf(digit));
    this.#left = packed >> CHECK_BITS;
    if ((packed & ((1n << CHECK_BITS) - 1n)) !== BigInt(checksum("g1", this.#left))) throw new Error("damaged");
  }

  /** Read one of `total` equally likely values. */
  chooseLarge(total: bigint): bigint {
    const value = this.#left % total;
    this.#keep(this.#left / total);
    return value;
  }

  choose(total: number): number {
    return Number(this.chooseLarge(BigInt(total)));
  }

  /** Read one of several values by their sizes. */
  weigh(sizes: number[]): number {
    const total = BigInt(sizes.reduce((one, other) => one + other, 0));
    let place = Number(this.#left % total);
    let chosen = 0;
    for (; place >= (sizes[chosen] ?? 0); chosen++) place -= sizes[chosen] ?? 0;
    this.#keep((this.#left / total) * BigInt(sizes[chosen] ?? 1) + BigInt(place));
    return chosen;
  }

  /** Read a truth value, with the odds against it. */
  flag(odds = 1): boolean {
    return this.weigh([odds, 1]) === 1;
  }

  number(): number {
    let length = 1;
    while (this.flag()) if (++length > LENGTHS) throw new Error("a number too large");
    const half = 2 ** (length - 1);
    return half - 1 + this.choose(half);
  }

  text(): string {
    let text = "";
    let block = 0;
    for (let place = this.weigh(forms.sizes); place > 0; place = this.weigh(forms.sizes)) {
      if (place > 1) text += forms.symbols[place];
      else {
        if (this.flag()) block = this.choose(BLOCKS);
        text += String.fromCodePoint(block * BLOCK + this.choose(BLOCK));
      }
    }
    return text;
  }

  #keep(left: bigint): void {
    if (left === 0n) throw new Error("cut short");
    this.#left = left;
  }
}

/** Return the highest 15 bits of the CRC-32 of the version and the bytes of an integer. */
function checksum(version: string, packed: bigint): number {
  const hex = packed.toString(16);
  const bytes = (hex.length % 2 ? `0${hex}` : hex).match(/../g) ?? [];
  let crc = ~0;
  for (const byte of [
    ...[...version].map((letter) => letter.charCodeAt(0)),
    ...bytes.map((two) => parseInt(two, 16)),
  ]) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> (32 - Number(CHECK_BITS));
}
