// Every way in which a stored value can be wrong: each field missing, of another type, or with hostile words.

/** A row with one change. */
export interface Variant {
  path: string;
  row: unknown;
  isMissing: boolean;
}

const HOSTILE = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "",
  "\u202e\u0000",
  "x".repeat(5000),
  "<b>&",
];
const OTHERS: unknown[] = [
  null,
  0,
  -1,
  Number.NaN,
  1e300,
  2 ** 53 - 1,
  true,
  [],
  {},
  "7",
  [null],
  { constructor: 1 },
  new Date(0),
  new Map(),
];

const typeOf = (value: unknown): string => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);

/** Return a copy in which what is at a path is something else; `undefined` removes it. */
function changed(value: unknown, [first, ...rest]: (string | number)[], to: unknown): unknown {
  if (first === undefined) return to;
  const copy: Record<string, unknown> = (Array.isArray(value) ? [...value] : { ...(value as object) }) as never;
  if (rest.length === 0 && to === undefined) delete copy[first];
  else
    Object.defineProperty(copy, first, {
      value: changed(copy[first], rest, to),
      configurable: true,
      enumerable: true,
      writable: true,
    });
  return copy;
}

function pathsOf(value: unknown, path: (string | number)[] = []): [path: (string | number)[], value: unknown][] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const named = inner.slice(0, Array.isArray(value) ? 2 : inner.length);
  const own: [(string | number)[], unknown][] = path.length > 0 ? [[path, value]] : [];
  return [...own, ...named.flatMap(([name, each]) => pathsOf(each, [...path, name]))];
}

/** Return every variant of a row. */
export function variantsOf(row: object): Variant[] {
  const words = pathsOf(row).flatMap(([path, value]) => {
    const others = [undefined, ...OTHERS, ...(typeof value === "string" ? HOSTILE : [])];
    return others.map((to) => ({
      path: `${path.join(".")} = ${typeOf(to)}`,
      row: changed(row, path, to),
      isMissing: to === undefined,
    }));
  });
  // Names that every object inherits, as names of the row's own tables.
  const named = pathsOf(row).flatMap(([path, value]) =>
    typeOf(value) !== "object"
      ? []
      : HOSTILE.map((name) => [...path, name]).map((at) => {
          const named = changed(row, at, { constructor: 1 });
          return { path: `${at.join(".")} named`, row: named, isMissing: false };
        }),
  );
  return [...words, ...named];
}
