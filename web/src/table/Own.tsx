// Your side of the table, by your hand: what is to be known of you, and the tricks you have taken.
import type { Entry, View } from "../engine/types.ts";
import { Tags } from "./Tags.tsx";
import { Taken } from "./Taken.tsx";

interface Props {
  view: View;
  entry: Entry | null;
  name: string;
  noted: boolean;
}

export function Own({ view, entry, name, noted }: Props) {
  return (
    <section class="own" aria-label={name}>
      <div class="who">
        <p class="name">{name}</p>
        <Tags view={view} seat={view.seat} name={name} noted={noted} />
      </div>
      <Taken view={view} entry={entry} seat={view.seat} name={name} />
    </section>
  );
}
