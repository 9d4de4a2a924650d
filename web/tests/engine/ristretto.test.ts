// The group of games between friends: the vectors of RFC 9496 and of docs/friend.md, and what is no point.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { add, fromHash, isPoint, multiply, multiplyBase } from "../../src/engine/ristretto.ts";

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));
const hex = (data: Uint8Array | undefined) => data && Buffer.from(data).toString("hex");
const scalar = (value: number) => Uint8Array.of(value, ...Array(31).fill(0));

const MULTIPLES = [
  "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76",
  "6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919",
  "94741f5d5d52755ece4f23f044ee27d5d1ea1e2bd196b462166b16152a9d0259",
];
const NO_POINTS = [
  "00".repeat(32),
  `00${"ff".repeat(31)}`,
  `${"ff".repeat(31)}7f`,
  `01${"00".repeat(31)}`,
  "26948d35ca62e643e26a83177332e6b6afeb9d08e4268b650f1f5bbd8d81d371",
  "e2f2ae0a",
  "",
];

test("the vectors of the standard", () => {
  const [base = "", twice = "", thrice = ""] = MULTIPLES;
  expect([1, 2, 3].map((factor) => hex(multiplyBase(scalar(factor))))).toEqual(MULTIPLES);
  expect(hex(multiply(scalar(2), bytes(base)))).toBe(twice);
  expect(hex(multiply(scalar(1), bytes(base + twice + thrice)))).toBe(base + twice + thrice);
  expect(hex(add(bytes(base), bytes(twice)))).toBe(thrice);
});

test("what is no point, alone and among others", () => {
  for (const text of NO_POINTS) {
    expect(isPoint(bytes(text)), text).toBe(false);
    expect(add(bytes(text), bytes(MULTIPLES[0] ?? ""))).toBeUndefined();
    if (text.length === 64) expect(multiply(scalar(2), bytes(MULTIPLES[0] + text))).toBeUndefined();
  }
});

test("the vectors of the protocol", () => {
  const page = readFileSync("../docs/friend.md", "utf-8");
  const vector = (value: string) =>
    page
      .split("\n")
      .find((line) => line.startsWith(`| ${value} |`))
      ?.split("`")[1] ?? "";
  const framed = (...parts: string[]) =>
    Buffer.concat(parts.flatMap((part) => [Buffer.from([0, 0, 0, part.length]), Buffer.from(part)]));
  for (const card of ["As", "7c"]) {
    const data = createHash("sha512").update(framed("ECARTE friend 1 card", card)).digest();
    expect(hex(fromHash(Uint8Array.from(data)))).toBe(vector(`point of ${card}`));
  }
  const key = bytes(vector("A’s key of place 0"));
  expect(hex(multiplyBase(key))).toBe(vector("A’s commitment to it"));
});
