// What is to be known of a player in this deal: who deals, who changed how many, who is vulnerable. A tap
// on it, or the mouse over it, says what the words mean.
import type { Seat, View } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import { useWho } from "./person.ts";

interface Tag {
  name: string; // of the class
  words: string;
  note: string; // what it means
}

function tags(view: View, seat: Seat, who: { who: string; name: string }): Tag[] {
  const found: Tag[] = [];
  const add = (name: string, words: string) => found.push({ name, words, note: t(`note-${name}`, who) });
  if (view.deal === 0) return found;
  if (seat === view.dealer) add("deals", t("tag-deals"));
  if (view.phase === "answer" && seat === view.elder) add("proposes", t("tag-proposes"));
  const changed = view.exchanges.map((each) => each[seat] ?? 0);
  if (changed.length > 0) add("changed", t("tag-changed", { numbers: changed.join(" + ") }));
  if (seat === view.vulnerable) add("vulnerable", t("tag-vulnerable"));
  else if (seat === view.declined && seat === view.elder) add("stood", t("tag-stood"));
  else if (seat === view.declined) add("refused", t("tag-refused"));
  if (view.kings.includes(seat)) add("king", t("tag-king"));
  return found;
}

interface Props {
  view: View;
  seat: Seat;
  name: string;
  noted: boolean; // the note lies open
}

export function Tags({ view, seat, name, noted }: Props) {
  const who = { who: useWho(view)(seat), name };
  const found = tags(view, seat, who);
  const id = `note-${seat}`;
  return (
    <>
      <div class="known">
        <p class="tags">
          {found.map((tag) => (
            <span key={tag.name} class={`tag ${tag.name}`}>
              {tag.words}
            </span>
          ))}
        </p>
        {/* It lies over the words, which are read out by themselves. */}
        {found.length > 0 && (
          <button
            type="button"
            class="explain"
            data-event={`table:note:${seat}`}
            aria-label={t("note-open", who)}
            aria-expanded={noted}
            aria-controls={id}
          />
        )}
      </div>
      {found.length > 0 && (
        <div id={id} class={`note${noted ? " open" : ""}`} role="note">
          {found.map((tag) => (
            <p key={tag.name}>{tag.note}</p>
          ))}
        </div>
      )}
    </>
  );
}
