import { useEffect, useRef, useState } from "preact/hooks";
import { note } from "../browser/note.ts";
import { showPanel } from "../control/panels.ts";
import { store } from "../control/store.ts";
import { ask } from "../engine/client.ts";
import type { Friend } from "../engine/types/friend.ts";
import { t } from "../i18n/index.ts";
import { joined } from "../i18n/phrases.ts";
import { explain } from "../i18n/problem.ts";
import { shownName } from "../i18n/shown.ts";
import { Button } from "../kit/Button.tsx";
import { useKeptFocus } from "../kit/hooks/useKeptFocus.ts";
import type { Reads } from "../state/state.ts";
import { standingWords, useLive } from "./Connect.tsx";
import styles from "./friend.module.css";
import { addressOf, isMail } from "./mail.ts";
import { copyLink, isPassed, notePassed, sendLink } from "./PassOn.tsx";
import { byHand, isLacking, isOpen, type Live } from "./presence.ts";
import { isUnkept, saveSide } from "./saving.ts";
import { connectsAll, friendName, isGroup, keepNext, nameAt } from "./sides.ts";

// What all do before any card is given; keys are asked for in mid-deal, too.
const PREPARING = new Set(["cut", "shuffle", "lock"]);

/** Return whether the friend has asked for something that the player has not answered. */
const isAsked = ({ awaited, seat }: Friend): boolean => awaited?.what === "answer" && awaited.seat === seat;

/** Return what the bar says of a game, and whether there is a message to be passed on by hand. */
function standing(side: Friend, live: Live | null): [words: string, isPending: boolean] {
  const { awaited, asked, seat, verdict } = side;
  const lines = byHand(side, live);
  const players = side.terms.seats.length;
  const all = shownName(friendName(side));
  const name = awaited ? shownName(nameAt(side, awaited.seat)) : all;
  const isLacked = isGroup(side) && !isPassed(lines); // others may not have it, whoever is awaited
  if (verdict) return [explain(verdict), isLacked];
  if (side.moved !== undefined) return [t("friend-bar-moved"), false];
  if (asked && isAsked(side))
    return [t("friend-ask", { name: shownName(nameAt(side, asked.seat)), what: asked.what }), isLacked];
  if (awaited?.seat === seat) return [t("friend-yours", { name: all, players }), isLacked];
  if (lines.length > 0 && isUnkept(side)) return [t("friend-unkept"), true];
  if (awaited?.what === "again") return [t("friend-again", { name }), true];
  const isToPass = lines.length > 0 && (!isGroup(side) || isLacked);
  if (awaited && isToPass)
    return [t("friend-bar-pass", { name, players, what: PREPARING.has(awaited.what) ? "pack" : "turn" }), true];
  if (awaited) return [t("friend-bar-wait", { name }), false];
  return [isToPass ? t("friend-bar-last", { name }) : t("friend-bar-over", { name, players }), isToPass];
}

/** Return that all have agreed to end, or what this side has asked while an answer is missing. */
function agreement({ ended, asked, seat }: Friend): string[] {
  if (ended) return [t("friend-ended", { how: ended })];
  return asked?.seat === seat ? [t("friend-asked", { what: asked.what })] : [];
}

/** Return what the bar says once the message is ready to be sent: short, so that the hand keeps its size. */
function readyWords(side: Friend, live: Live | null): string {
  const name = shownName(friendName(side));
  if (!isGroup(side)) return t(side.awaited ? "friend-bar-sent" : "friend-bar-ready", { name });
  if (side.awaited?.seat === side.seat && !isAsked(side)) return t("friend-bar-ready-yours");
  return joined([t("friend-bar-ready-all"), standing(side, live)[0]]);
}

/** How the others stand, in a few words. */
function Connected({ live, side }: { live: Live; side: Friend }) {
  const [link] = live.links;
  const isLive = isOpen(live);
  const standing = link && (link.standing === "open" ? (link.isAway ? "away" : "here") : link.standing);
  const name = shownName(isGroup(side) ? side.terms.name : friendName(side));
  // Who is connected to nobody else knows of the others only what the inviting player's page says.
  const isOfAll = isGroup(side) && (isLive || connectsAll(side));
  const absent = isOfAll ? standingWords(live, side, false) : "";
  return (
    <p class={`${styles.live}${isLive ? ` ${styles.isOpen}` : ""}`} role="status">
      {isOfAll
        ? absent
          ? t("friend-live-all", { others: absent })
          : t("friend-live-whole")
        : standing && t("friend-live-bar", { standing, name })}
    </p>
  );
}

/** The bar along the table of a game between friends: for whom one waits, and the message to pass on. */
export const FriendBar = ({ state }: Reads<"game" | "unsaved">) =>
  state.game?.side ? <Bar key={state.game.side.game} side={state.game.side} /> : null;

function Bar({ side }: { side: Friend }) {
  const live = useLive(side);
  const bar = useRef<HTMLElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useKeptFocus(bar, said); // to the words, not to a button that is an answer
  const [sent, setSent] = useState(""); // the session whose message was passed on
  useEffect(() => {
    // The engine reads the session once, while the player looks at the table.
    void ask({ do: "friend", session: side.session, place: side.place }).catch(note);
  }, [side.game, side.place]);
  useEffect(() => {
    void keepNext(side).catch(note);
  }, [side.session, side.place]);
  const [stands, isPending] = standing(side, live);
  const lines = byHand(side, live);
  const address = isPending ? addressOf(lines) : "";
  const isKept = !isUnkept(side);
  const isSent = sent === side.session && lines.length > 0;
  const words = isSent ? readyWords(side, live) : stands;
  const pass = async () => {
    if (!((await sendLink(address)) || (await copyLink(address)))) return showPanel("friend");
    notePassed(lines);
    setSent(side.session);
  };
  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      if (isMail(text) && !side.lines.some((line) => text.includes(line))) store.set({ mail: text });
    } catch {
      // It may not be read: there is a field.
    }
    showPanel("friend");
  };
  return (
    <aside ref={bar} class={styles.bar} aria-label={t("friend-title")}>
      <div class={styles.words}>
        <p ref={said} role="status" tabIndex={-1}>
          {side.verdict ? words : joined([...agreement(side), words])}
        </p>
        {live && side.awaited && <Connected live={live} side={side} />}
      </div>
      <div class={styles.actions}>
        {live && side.awaited && isLacking(live) && (
          <Button event="app:friend" aria-haspopup="dialog" says="friend-bar-connect" />
        )}
        {isPending &&
          (isKept ? (
            <Button primary onClick={() => void pass()} says="friend-bar-send" />
          ) : (
            <Button primary onClick={() => saveSide(side)} says="friend-save" />
          ))}
        {side.moved !== undefined && <Button event="app:friend" aria-haspopup="dialog" says="friend-bar-moved-open" />}
        {side.verdict && <Button event="app:friend" aria-haspopup="dialog" says="friend-bar-evidence" />}
        {isAsked(side) ? (
          <>
            <Button key="no" event="app:friend-say:no" says="friend-no" />
            <Button key="yes" primary event="app:friend-say:yes" says="friend-yes" />
          </>
        ) : (
          (side.awaited || side.says.length > 0) &&
          !side.verdict && (
            <>
              {side.awaited && !isOpen(live) && (
                <Button key="paste" onClick={() => void paste()} aria-haspopup="dialog" says="friend-bar-paste" />
              )}
              <Button key="speak" event="app:friend" aria-haspopup="dialog" says="friend-bar-speak" />
            </>
          )
        )}
      </div>
    </aside>
  );
}
