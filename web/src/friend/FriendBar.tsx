import { useEffect, useState } from "preact/hooks";
import { note } from "../browser/note.ts";
import { showPanel } from "../control/panels.ts";
import { store } from "../control/store.ts";
import { ask } from "../engine/client.ts";
import type { Friend } from "../engine/types/friend.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";
import { shownName } from "../i18n/shown.ts";
import { Button } from "../kit/Button.tsx";
import type { Reads } from "../state/state.ts";
import styles from "./friend.module.css";
import { addressOf } from "./mail.ts";
import { copyLink, sendLink } from "./PassOn.tsx";
import { friendName, keepNext } from "./sides.ts";

/** Return what the bar says of a game, and whether there is a message to be passed on. */
function standing(side: Friend): [words: string, isPending: boolean] {
  const { awaited, seat, verdict, lines } = side;
  const name = shownName(friendName(side));
  if (verdict) return [explain(verdict), false];
  if (awaited?.seat === seat) return [t("friend-yours", { name }), false];
  if (awaited) return [t(lines.length > 0 ? "friend-bar-pass" : "friend-bar-wait", { name }), lines.length > 0];
  return [lines.length > 0 ? t("friend-bar-last", { name }) : t("friend-bar-over", { name }), lines.length > 0];
}

/** The bar along the table of a game between friends: for whom one waits, and the message to pass on. */
export function FriendBar({ state }: Reads<"game">) {
  const side = state.game?.side;
  const [sent, setSent] = useState(""); // the address that was passed on
  useEffect(() => {
    // The engine reads the session once, while the player looks at the table.
    if (side) void ask({ do: "friend", session: side.session, place: side.place }).catch(note);
  }, [side?.game, side?.place]);
  useEffect(() => {
    if (side) void keepNext(side).catch(note);
  }, [side?.session, side?.place]);
  if (!side) return null;
  const [words, isPending] = standing(side);
  const address = isPending ? addressOf(side.lines) : "";
  const isSent = isPending && sent === address;
  const pass = async () => {
    if ((await sendLink(address)) || (await copyLink(address))) setSent(address);
    else showPanel("friend");
  };
  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      if (/ecarte1/.test(text) && !side.lines.some((line) => text.includes(line))) store.set({ mail: text });
    } catch {
      // It may not be read: there is a field.
    }
    showPanel("friend");
  };
  return (
    <aside class={styles.bar} aria-label={t("friend-title")}>
      <p role="status">{isSent ? t("friend-bar-sent", { name: shownName(friendName(side)) }) : words}</p>
      {isPending && (
        <Button primary onClick={() => void pass()}>
          {t("friend-bar-send")}
        </Button>
      )}
      {side.awaited && !side.verdict && (
        <Button onClick={() => void paste()} aria-haspopup="dialog">
          {t("friend-bar-paste")}
        </Button>
      )}
    </aside>
  );
}
