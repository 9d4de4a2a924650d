// What a player says to a friend, and asks of them.
import type { Friend } from "../engine/types/friend.ts";
import { t } from "../i18n/index.ts";
import { shownName } from "../i18n/shown.ts";
import { Button } from "../kit/Button.tsx";
import styles from "./friend.module.css";
import { friendName } from "./sides.ts";

/** The phrases, and what may be asked now. A press leads back to the table, where the message is passed on. */
export function Speak({ side }: { side: Friend }) {
  const name = shownName(friendName(side));
  return (
    <>
      <Words
        title={t("friend-speak-say", { name })}
        words={side.says}
        worded={(phrase) => t("friend-say", { phrase })}
      />
      <Words title={t("friend-speak-ask", { name })} words={side.asks} worded={(what) => t("friend-asks", { what })} />
    </>
  );
}

interface WordsProps {
  title: string;
  words: string[]; // as the engine names them
  worded(word: string): string;
}

/** Buttons that say something; nothing where nothing can be said. */
function Words({ title, words, worded }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <section class={styles.speak} aria-label={title}>
      <h3>{title}</h3>
      {words.map((word) => (
        <Button key={word} event={`app:friend-say:${word}`}>
          {worded(word)}
        </Button>
      ))}
    </section>
  );
}
