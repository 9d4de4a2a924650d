// The heads of a table's columns.
import type { ComponentChildren } from "preact";

interface Props {
  columns: ComponentChildren[]; // null: the column needs no head
  class?: string | undefined;
}

export const Heads = ({ columns, class: own }: Props) => (
  <thead class={own}>
    <tr>
      {columns.map((head, at) => (head === null ? <td key={at} /> : <th key={at} scope="col" children={head} />))}
    </tr>
  </thead>
);
