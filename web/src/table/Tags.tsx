// What is to be known of a player in this deal: who deals, who changed how many, who is vulnerable.
import type { Seat, View } from "../engine/types.ts";
import { t } from "../i18n/index.ts";

interface Tag {
  name: string; // of the class
  words: string;
}

function tags(view: View, seat: Seat): Tag[] {
  const found: Tag[] = [];
  const add = (name: string, words: string) => found.push({ name, words });
  if (view.deal === 0) return found;
  if (seat === view.dealer) add("deals", t("tag-deals"));
  if (view.phase === "answer" && seat === view.elder) add("proposes", t("tag-proposes"));
  const changed = view.exchanges.map((each) => each[seat] ?? 0);
  if (changed.length > 0) add("changed", t("tag-changed", { numbers: changed.join(" + ") }));
  if (seat === view.vulnerable) add("vulnerable", t("tag-vulnerable"));
  else if (seat === view.declined) add("declined", t(seat === view.elder ? "tag-stood" : "tag-refused"));
  if (view.kings.includes(seat)) add("king", t("tag-king"));
  return found;
}

export function Tags({ view, seat }: { view: View; seat: Seat }) {
  return (
    <p class="tags">
      {tags(view, seat).map(({ name, words }) => (
        <span key={name} class={`tag ${name}`}>
          {words}
        </span>
      ))}
    </p>
  );
}
