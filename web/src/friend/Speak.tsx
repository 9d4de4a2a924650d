// What a player says to a friend, and asks of them.
import { next } from "../control/loop.ts";
import { speak } from "../control/people/friend.ts";
import type { Friend } from "../engine/types/friend.ts";
import { t } from "../i18n/index.ts";
import { shownName } from "../i18n/shown.ts";
import { Button } from "../kit/Button.tsx";
import styles from "./friend.module.css";
import { friendName } from "./sides.ts";

/** What can be said, by the names that the engine has for it (`ecarte.friend.asking`). */
const PHRASES = ["hello", "moment", "played", "sorry", "thanks"] as const;
const ASKS = ["back", "deal", "end"] as const;

/** Say something to the friend, as soon as the table is at rest. */
export function say(word: Parameters<typeof speak>[0]): void {
  speak(word);
  next();
}

/** The phrases, and what may be asked now. A press leads back to the table, where the message is passed on. */
export function Speak({ side }: { side: Friend }) {
  const name = shownName(friendName(side));
  const asks = ASKS.filter((what) => side.asks.includes(what));
  const choices = <W extends Parameters<typeof say>[0]>(
    title: string,
    words: readonly W[],
    worded: (word: W) => string,
  ) => (
    <section class={styles.speak} aria-label={title}>
      <h3>{title}</h3>
      {words.map((word) => (
        <Button key={word} event="app:close" onClick={() => say(word)}>
          {worded(word)}
        </Button>
      ))}
    </section>
  );
  return (
    <>
      {choices(t("friend-speak-say", { name }), PHRASES, (phrase) => t("friend-say", { phrase }))}
      {asks.length > 0 && choices(t("friend-speak-ask", { name }), asks, (what) => t("friend-asks", { what }))}
    </>
  );
}
