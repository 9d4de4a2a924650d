// The group of games between friends (py/ecarte/friend/group.py) for Python's worker. Points are 32 bytes, scalars 32
// with the least significant first; several points are one array. What is no point, or the identity, makes `undefined`.
import { ristretto255, ristretto255_hasher } from "@noble/curves/ed25519.js";
import { bytesToNumberLE } from "@noble/curves/utils.js";

type Bytes = Uint8Array;
type Point = ReturnType<typeof ristretto255.Point.fromBytes>;

const { Point } = ristretto255;
const BYTES = 32;

function read(bytes: Bytes): Point | undefined {
  try {
    const point = Point.fromBytes(bytes);
    return point.is0() ? undefined : point;
  } catch {
    return undefined;
  }
}

/** Return the point that 64 uniform bytes lead to. */
export const fromHash = (bytes: Bytes): Bytes | undefined => ristretto255_hasher.deriveToCurve?.(bytes).toBytes();

/** Return whether bytes are a point other than the identity. */
export const isPoint = (bytes: Bytes): boolean => read(bytes) !== undefined;

/** Return each point times the scalar. */
export function multiply(scalar: Bytes, points: Bytes): Bytes | undefined {
  const factor = bytesToNumberLE(scalar);
  const products = new Uint8Array(points.length);
  for (let at = 0; at < points.length; at += BYTES) {
    const point = read(points.subarray(at, at + BYTES));
    if (!point) return undefined;
    products.set(point.multiply(factor).toBytes(), at);
  }
  return products;
}

/** Return the base point times the scalar. */
export const multiplyBase = (scalar: Bytes): Bytes => Point.BASE.multiply(bytesToNumberLE(scalar)).toBytes();

/** Return the sum of two points. */
export function add(one: Bytes, other: Bytes): Bytes | undefined {
  const [first, second] = [read(one), read(other)];
  return first && second && first.add(second).toBytes();
}
