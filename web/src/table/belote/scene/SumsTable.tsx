// A table of points with a column for each side, one's own first.
import type { ComponentChildren } from "preact";
import type { BeloteView, Seat, Side } from "../../../engine/types/view.ts";
import { ordered, sideName } from "../turn/places.ts";
import { Mark } from "./Mark.tsx";
import sumsStyles from "./sums.module.css";

interface Props {
  view: BeloteView;
  names: Record<Seat, string>;
  took?: { side: Side; contract: string } | undefined; // marked in the head
  children: ComponentChildren; // the rows
}

export function SumsTable({ view, names, took, children }: Props) {
  const sides = ordered(view);
  return (
    <table class={sides.length === 3 ? `${sumsStyles.sums} ${sumsStyles.three}` : sumsStyles.sums}>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              {sideName(side, names, view.seat)} {side === took?.side && <Mark contract={took.contract} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
