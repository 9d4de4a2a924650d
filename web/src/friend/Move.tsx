// A game that goes on in another browser of the player's own.
import type { Friend } from "../engine/types/friend.ts";
import { t } from "../i18n/index.ts";
import { Button } from "../kit/Button.tsx";
import panelStyles from "../kit/panel.module.css";
import styles from "./friend.module.css";
import { PassLink } from "./PassOn.tsx";
import { saveSide } from "./saving.ts";

const MOST = 32_000; // characters of a link: two deals

interface Props {
  side: Friend;
  move?(isAway: boolean): void; // a side that waits; without it, the game on the table is moved
}

/** The way to another browser; once it was taken, the link or file that goes there. */
export function Move({ side, move }: Props) {
  const act = (word: "away" | "here") =>
    move ? { onClick: () => move(word === "away") } : { event: `app:friend-move:${word}` };
  if (side.moved === undefined)
    return (
      <details class={styles.waiting}>
        <summary>{t("friend-move")}</summary>
        <p>{t("friend-move-how")}</p>
        <Button {...act("away")} says="friend-move-away" />
      </details>
    );
  const isLong = side.moved.length > MOST;
  return (
    <>
      {isLong ? <p>{t("friend-moved-file")}</p> : <PassLink lines={[side.moved]} title={t("friend-moved")} />}
      <Button primary={isLong} onClick={() => saveSide(side)} says="friend-save" />
      <p>{t("friend-moved-back")}</p>
      <div class={panelStyles.panelButtons}>
        <Button {...act("here")} says="friend-move-here" />
      </div>
    </>
  );
}
