// The live connection to a friend: what it is, how it stands, and its link.
import { useEffect, useState } from "preact/hooks";
import type { Friend } from "../engine/types/friend.ts";
import { t } from "../i18n/index.ts";
import { shownName } from "../i18n/shown.ts";
import { Button } from "../kit/Button.tsx";
import { useAsked } from "../kit/hooks/useAsked.ts";
import panelStyles from "../kit/panel.module.css";
import { hostsOf, usedServers } from "../panels/settings/servers.ts";
import { offerToConnect, type Wrong } from "./bringing.ts";
import styles from "./friend.module.css";
import { disconnect, followLive, isOver, type Live, liveOf } from "./live.ts";
import { PassLink } from "./PassOn.tsx";
import { isGroup } from "./sides.ts";

/** Return the connection of a side, as it is now; null where there is none. */
export function useLive(side: Friend | null): Live | null {
  const [, draw] = useState({});
  useEffect(() => followLive(() => draw({})), []);
  return side && liveOf(side);
}

interface Props {
  side: Friend;
  name: string; // of the friend
  isEarly?: boolean; // the friend does not know yet that both sit
  isAbove: boolean; // whether the link with the messages, which connects as well, stands above
}

/** What connects two players live: offered, to be passed on, or how it stands. */
export function Connect({ side, name, isEarly = false, isAbove }: Props) {
  const live = useLive(side);
  const words = { name: shownName(name) };
  if (isGroup(side)) return <p class={panelStyles.small}>{t("friend-live-group")}</p>;
  if (!live || isOver(live))
    return (
      <section class={styles.connect} aria-label={t("friend-live")}>
        <h3>{t("friend-live")}</h3>
        {live && <p role="status">{t("friend-connection", { ...words, standing: live.standing })}</p>}
        <p>{t("friend-live-why", words)}</p>
        <Reach />
        <Button onClick={() => void offerToConnect(side, isEarly)} says="friend-live-begin" />
      </section>
    );
  const told = live.role === "offer" ? "friend-live-send" : "friend-live-back";
  return (
    <section class={styles.connect} aria-label={t("friend-live")}>
      <h3>{t("friend-live")}</h3>
      <p role="status">{t("friend-connection", { ...words, standing: live.standing })}</p>
      {live.text &&
        (isAbove ? (
          <p>{t(told, words)}</p>
        ) : (
          <PassLink lines={[]} meet={live.text} title={t(told, words)} name={name} />
        ))}
      <Button onClick={disconnect} says={live.standing === "waiting" ? "friend-live-stop" : "friend-live-end"} />
    </section>
  );
}

/** How far a connection reaches, and whom it tells something. */
export function Reach() {
  const { answer } = useAsked("", usedServers);
  if (answer === undefined) return null;
  const servers = hostsOf(answer);
  if (!servers) return <p class={panelStyles.small}>{t("friend-servers-none")}</p>;
  return (
    <>
      <p class={panelStyles.small}>{t("friend-live-servers", { servers })}</p>
      {/\bstun/.test(answer) && <p class={panelStyles.small}>{t("friend-servers-stun")}</p>}
      {/\bturn/.test(answer) && <p class={panelStyles.small}>{t("friend-servers-turn")}</p>}
    </>
  );
}

/** Why a link does not connect, and what helps. */
export const WrongLink = ({ what }: { what: Wrong }) => (
  <p class={panelStyles.refusal} role="alert">
    {t("friend-link-wrong", { what })}
  </p>
);
