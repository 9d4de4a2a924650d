// A hand lies in one row; where there is little room, one of more than five cards lies in two.

const ROW = 5;

type Measures = Record<string, string>;

/** Of a hand of so many cards: `--n` in one row, `--rn` in the longer of two. */
export function placing(n: number): { "data-many": true | undefined; style: Measures } {
  const style = { "--n": String(n), "--rn": String(Math.ceil(n / 2)) };
  return { "data-many": n > ROW || undefined, style };
}

/** Of a card of it: the `--i`-th; in two rows the `--ri`-th of `--rn`, the far row being `--row` 1. */
export function placed(n: number, i: number): { style: Measures } {
  const far = Math.floor(n / 2);
  const [ri, rn, row] = i < far ? [i, far, 1] : [i - far, n - far, 0];
  return { style: { "--i": String(i), "--ri": String(ri), "--rn": String(rn), "--row": String(row) } };
}
