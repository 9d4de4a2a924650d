// The other side of the table: who sits there, what is known of them, their cards from behind.
import { Face } from "../cards/Face.tsx";
import type { View } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import { opposite } from "./moment.ts";
import { Tags } from "./Tags.tsx";

interface Props {
  view: View;
  name: string;
  thinking: boolean;
}

export function Opponent({ view, name, thinking }: Props) {
  const seat = opposite(view);
  const size = view.sizes[seat] ?? 0;
  return (
    <section class="opponent" aria-label={name}>
      <div class={`medallion${thinking ? " thinking" : ""}`} aria-hidden="true">
        <Face card="Qc" />
      </div>
      <div class="who">
        <p class="name">{name}</p>
        <Tags view={view} seat={seat} />
      </div>
      <div class="backs" style={{ "--n": String(size) }} data-spot="backs">
        <p class="unseen">{t("holds", { number: size })}</p>
        {Array.from({ length: size }, (_, i) => (
          <span key={i} class="card back" style={{ "--i": String(i) }} data-back={i}>
            <Face card="??" />
          </span>
        ))}
      </div>
    </section>
  );
}
