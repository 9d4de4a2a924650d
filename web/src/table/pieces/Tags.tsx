// What is to be known of a player in this deal, in a few words. A tap on it, or the mouse over it, says
// what the words mean.
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";

export interface Tag {
  name: string; // of the class
  words: string;
  note: string; // what it means
}

interface Props {
  tags: Tag[];
  seat: Seat;
  who: { who: string; name: string };
  noted: boolean; // the note lies open
}

export function Tags({ tags, seat, who, noted }: Props) {
  const id = `note-${seat}`;
  return (
    <>
      <div class="known">
        <p class="tags">
          {tags.map((tag) => (
            <span key={tag.name} class={`tag ${tag.name}`}>
              {tag.words}
            </span>
          ))}
        </p>
        {/* It lies over the words, which are read out by themselves. */}
        {tags.length > 0 && (
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
      {tags.length > 0 && (
        <div id={id} class={`note${noted ? " open" : ""}`} role="note">
          {tags.map((tag) => (
            <p key={tag.name}>{tag.note}</p>
          ))}
        </div>
      )}
    </>
  );
}
