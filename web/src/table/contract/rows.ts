// The rows of a hand. It has one row; with little room, more than five cards have two.

const ROW = 5;

type Measures = Record<string, string>;

/** Return the measures of a hand of `n` cards: `--n` in one row, `--rn` in the longer of two. */
export function placing(n: number): { "data-many": true | undefined; style: Measures } {
  const style = { "--n": String(n), "--rn": String(Math.ceil(n / 2)) };
  return { "data-many": n > ROW || undefined, style };
}

/** Return the place of the `i`-th card: `--i`; in two rows the `--ri`-th of `--rn` in the row `--row`, 1 being the far one. */
export function placed(n: number, i: number): { style: Measures } {
  const far = Math.floor(n / 2);
  const [ri, rn, row] = i < far ? [i, far, 1] : [i - far, n - far, 0];
  return { style: { "--i": String(i), "--ri": String(ri), "--rn": String(rn), "--row": String(row) } };
}
