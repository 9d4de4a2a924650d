import type { Laws } from "../../engine/types/laws.ts";

/** A place in the panel: the laws or one of them, a group of irregularities, a case, or the start. */
export type Place =
  | { page: "laws"; law: number }
  | { page: "group"; group: Laws["groups"][number] }
  | { page: "case"; at: string; what: string }
  | { page: "start" };

/** Return the place of an address: "laws", "43", "dealing", "wrong-number.before-turn.no"; `tree` is null until it
 *  is loaded. */
export function placeOf(at: string, tree: Laws | null): Place {
  if (at === "laws" || /^\d+$/.test(at)) return { page: "laws", law: Number(at) || 0 };
  const group = tree?.groups.find(({ name }) => name === at);
  if (group) return { page: "group", group };
  const [what = ""] = at.split(".");
  return tree?.groups.some((one) => one.what.includes(what)) ? { page: "case", at, what } : { page: "start" };
}
