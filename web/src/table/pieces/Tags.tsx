// The tags of a player in this deal. A press shows what they mean.
import type { ComponentChildren } from "preact";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { TagWords } from "../contract/layout.ts";
import noteStyles from "./note.module.css";
import peopleStyles from "./people.module.css";

export type { TagWords as Tag } from "../contract/layout.ts";

interface Props {
  tags: TagWords[];
  seat: Seat;
  who: { who: string; name: string };
  noted: boolean; // the note is open
  draw?: (sign: string) => ComponentChildren; // draws the sign of a tag
}

export function Tags({ tags, seat, who, noted, draw }: Props) {
  const id = `note-${seat}`;
  return (
    <>
      <div class={peopleStyles.known} data-part="known">
        <p class={peopleStyles.tags} data-part="tags">
          {tags.map((tag, at) => (
            <span key={`${at}${tag.name}`} class={peopleStyles.tag} data-part="tag" data-tag={tag.name}>
              {tag.sign && draw?.(tag.sign)}
              {tag.words}
            </span>
          ))}
        </p>
        {/* It covers the tags, which screen readers read by themselves. */}
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
          {[...new Set(tags.map(({ note }) => note))].map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </>
  );
}
