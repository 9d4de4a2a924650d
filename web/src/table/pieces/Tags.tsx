// What is to be known of a player in this deal, in a few words. A tap on it, or the mouse over it, says
// what the words mean.
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import noteStyles from "./note.module.css";
import peopleStyles from "./people.module.css";

export interface Tag {
  name: string; // by which it is styled
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
      <div class={peopleStyles.known} data-part="known">
        <p class={peopleStyles.tags} data-part="tags">
          {tags.map((tag) => (
            <span key={tag.name} class={peopleStyles.tag} data-part="tag" data-tag={tag.name}>
              {tag.words}
            </span>
          ))}
        </p>
        {/* It lies over the words, which are read out by themselves. */}
        {tags.length > 0 && (
          <button
            type="button"
            class={peopleStyles.explain}
            data-event={`table:note:${seat}`}
            aria-label={t("note-open", who)}
            aria-expanded={noted}
            aria-controls={id}
          />
        )}
      </div>
      {tags.length > 0 && (
        <div id={id} class={`${noteStyles.note}${noted ? ` ${noteStyles.open}` : ""}`} data-part="note" role="note">
          {tags.map((tag) => (
            <p key={tag.name}>{tag.note}</p>
          ))}
        </div>
      )}
    </>
  );
}
