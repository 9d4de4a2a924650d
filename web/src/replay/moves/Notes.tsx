// The reader's mark and comment on a moment, saved while they are written.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Small } from "../../cards/Small.tsx";
import type { Note } from "../../engine/types/replay.ts";
import type { Card } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import panelStyles from "../../kit/panel.module.css";
import { cardsIn } from "../steps/steps.ts";
import { signs } from "../steps/telling.ts";
import styles from "./moves.module.css";

/** What is changed of a note. */
export interface Writing {
  comment?: string;
  nags?: number[];
  cards?: Card[]; // those marked
}

interface Props {
  at: string; // the moment
  note: Note | null;
  about: string; // the event, in words
  hands: Card[]; // those that can be marked
  /** Save a change; false when it could not be saved. */
  write(at: string, writing: Writing): Promise<boolean>;
}

const SAVE_MS = 700; // after the last key

export function Notes({ at, note, about, hands, write }: Props) {
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
  const marked = cardsIn(note);
  const markCard = async (card: Card) => {
    const done = await write(at, {
      cards: marked.includes(card) ? marked.filter((each) => each !== card) : [...marked, card],
    });
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
      {hands.length > 0 && (
        <details class={styles.cards} open={marked.length > 0}>
          <summary>{t("replay-cards")}</summary>
          <div>
            {hands.map((card) => (
              <button
                key={card}
                type="button"
                class={styles.markButton}
                data-card={card}
                aria-pressed={marked.includes(card)}
                onClick={() => void markCard(card)}
              >
                <Small card={card} />
              </button>
            ))}
          </div>
        </details>
      )}
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
