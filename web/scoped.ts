// The name of a class in the page: the part it belongs to, and its own. A part is a folder of web/src; what lies in the
// folders that a part is made of (its scene, its pieces) belongs to it. Tests may rely on these names.
import { basename, dirname } from "node:path";

const INSIDE = ["scene", "pieces", "turn", "contract", "generic", "moves", "topics"];

/** The part that a style sheet belongs to. */
export function partOf(sheet: string): string {
  const folder = dirname(sheet);
  return INSIDE.includes(basename(folder)) ? partOf(folder) : basename(folder);
}

export const scopedName = (name: string, sheet: string): string => `${partOf(sheet)}__${name}`;
