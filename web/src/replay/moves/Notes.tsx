// The reader's mark and comment on a moment, saved while they are written.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Note } from "../../engine/types/replay.ts";
import { t } from "../../i18n/index.ts";
import panelStyles from "../../kit/panel.module.css";
import { signs } from "../steps/words.ts";
import styles from "./moves.module.css";

/** What is changed of a note. */
export interface Writing {
  comment?: string;
  nags?: number[];
}

interface Props {
  at: string; // the moment
  note: Note | null;
  about: string; // the event, in words
  /** Save a change; false when it could not be saved. */
  write(at: string, writing: Writing): Promise<boolean>;
}

const SAVE_MS = 700; // after the last key

export function Notes({ at, note, about, write }: Props) {
  const [text, setText] = useState(note?.comment ?? "");
  const [state, setState] = useState<"" | "saved" | "not-saved">("");
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useRef<{ at: string; text: string } | null>(null); // not saved yet
  const latest = useRef(write);
  latest.current = write;

  const save = async () => {
    const now = draft.current;
    if (!now) return;
    draft.current = null;
    const done = await latest.current(now.at, { comment: now.text.trim() });
    setState(done ? "saved" : "not-saved");
  };

  // Before another moment is shown, the comment on this one is saved. Layout effects come before the next key: they
  // replace nothing that was typed.
  useLayoutEffect(() => {
    setText(note?.comment ?? "");
    setState("");
    return () => void save();
  }, [at]);
  useLayoutEffect(() => {
    if (!draft.current) setText(note?.comment ?? "");
  }, [note]);
  useEffect(() => {
    if (!draft.current) return;
    const timer = setTimeout(save, SAVE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const nags = note?.nags ?? [];
  const mark = async (nag: number) => {
    const others = nags.filter((each) => !(each in signs));
    const done = await write(at, { nags: nags.includes(nag) ? others : [...others, nag].sort((a, b) => a - b) });
    setState(done ? "saved" : "not-saved");
  };
  return (
    <section class={styles.notes} data-part="notes" aria-label={t("replay-notes")}>
      <p class={styles.notesAbout}>{about}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div class={styles.marks} role="group" aria-label={t("replay-marks")}>
        {Object.entries(signs).map(([nag, sign]) => (
          <button
            key={nag}
            type="button"
            class={styles.markButton}
            data-nag={nag}
            aria-pressed={nags.includes(Number(nag))}
            aria-label={t("replay-mark", { nag: Number(nag) })}
            title={t("replay-mark", { nag: Number(nag) })}
            onClick={() => void mark(Number(nag))}
          >
            {sign}
          </button>
        ))}
      </div>
      <textarea
        ref={field}
        rows={3}
        aria-label={t("replay-comment-here")}
        placeholder={t("replay-comment-here")}
        value={text}
        onInput={({ currentTarget }) => {
          draft.current = { at, text: currentTarget.value };
          setText(currentTarget.value);
          setState("");
        }}
        onKeyDown={({ key, currentTarget }) => {
          // Back to the replay, where the keys step through the game. A dialog is closed by the browser.
          if (key === "Escape" && !currentTarget.closest("dialog"))
            currentTarget.closest<HTMLElement>("[data-part=replay]")?.focus();
        }}
        onBlur={() => void save()}
      />
      <p class={styles.notesState} role="status">
        {state && t(`replay-${state}`)}
      </p>
    </section>
  );
}

/** Shown instead of the notes at a moment that this seat's view has no comments for. */
export function NotHere() {
  return (
    <p class={`${styles.notes} ${panelStyles.small}`} data-part="notes">
      {t("replay-not-here")}
    </p>
  );
}
