// The encodings of text files: UTF-8, and what older programs save instead. The command line reads the same ones
// (py/ecarte/collection/decoding.py).

/** A decoder of a text that begins with `head`. It throws at bytes of no encoding that is known. */
export class Decoder {
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

/** Return one character for each byte. */
const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
