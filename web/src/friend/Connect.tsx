// The live connection to a friend: what it is, how it stands, and its link.
import { useEffect, useState } from "preact/hooks";
import { lookUp } from "../engine/lookUp.ts";
import type { Friend } from "../engine/types/friend.ts";
import type { Seat } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { listed } from "../i18n/phrases.ts";
import { shownName } from "../i18n/shown.ts";
import { Button } from "../kit/Button.tsx";
import { useAsked } from "../kit/hooks/useAsked.ts";
import panelStyles from "../kit/panel.module.css";
import { hostsOf, usedServers } from "../panels/settings/servers.ts";
import { offerToConnect, type Wrong } from "./bringing.ts";
import styles from "./friend.module.css";
import { disconnect, followLive, liveOf } from "./live.ts";
import { PassLink } from "./PassOn.tsx";
import { type Connection, isAllOver, isLacking, type Live, mostOf, presences } from "./presence.ts";
import { isUnkept } from "./saving.ts";
import { connectsAll, isGroup, isSeated } from "./sides.ts";

/** Return the connection of a side, as it is now; null where there is none. */
export function useLive(side: Friend | null): Live | null {
  const [, draw] = useState({});
  useEffect(() => followLive(() => draw({})), []);
  return side && liveOf(side);
}

/** Return how the others stand, where more than two play; all of them, or those who are not at the table. */
export function standingWords(live: Live, { awaited, names }: Friend, isOfAll = true): string {
  const worded = ([seat, standing]: [Seat, string]) =>
    t("friend-live-other", {
      standing: standing === "here" && awaited?.seat === seat ? "thinks" : standing,
      name: shownName(lookUp(names, seat) ?? ""),
    });
  return listed(
    presences(live)
      .filter(([, standing]) => isOfAll || standing !== "here")
      .map(worded),
  );
}

interface Props {
  side: Friend;
  name: string; // of the friend
  isEarly?: boolean; // the friend does not know yet that both sit
  isAbove: boolean; // whether the link with the messages, which connects as well, stands above
}

/** What connects players live: offered, to be passed on, or how it stands. */
export function Connect({ side, name: friend, isEarly = false, isAbove }: Props) {
  const live = useLive(side);
  const isToAll = connectsAll(side);
  const name = isGroup(side) && !isToAll ? side.terms.name : friend;
  const words = { name: shownName(name), role: isToAll ? "host" : isGroup(side) ? "guest" : "two" };
  const begin = <Button onClick={() => void offerToConnect(side, isEarly)} says="friend-live-begin" />;
  const [link] = live?.links ?? [];
  if (!live || isAllOver(live))
    return (
      <section class={styles.connect} aria-label={t("friend-live")}>
        <h3>{t("friend-live")}</h3>
        {link && !isToAll && <p role="status">{t("friend-connection", { ...words, standing: link.standing })}</p>}
        <p>{t("friend-live-why", words)}</p>
        <Reach />
        {begin}
      </section>
    );
  return (
    <section class={styles.connect} aria-label={t("friend-live")}>
      <h3>{t("friend-live")}</h3>
      {isToAll ? (
        <Guests live={live} side={side} isEarly={isEarly} />
      ) : (
        link && <One link={link} name={name} isAbove={isAbove} isWithOthers={isGroup(side)} />
      )}
      <div class={styles.ways}>
        {isLacking(live) && begin}
        <Button
          onClick={disconnect}
          says={live.links.some(({ standing }) => standing !== "waiting") ? "friend-live-end" : "friend-live-stop"}
        />
      </div>
    </section>
  );
}

interface OneProps {
  link: Connection;
  name: string;
  isAbove: boolean;
  isWithOthers: boolean; // the other passes on what comes
}

/** The connection to one other player. */
function One({ link: { standing, role, text }, name, isAbove, isWithOthers }: OneProps) {
  const words = { name: shownName(name) };
  const told = t(role === "offer" ? "friend-live-send" : "friend-live-back", words);
  return (
    <>
      <p role="status">{t("friend-connection", { ...words, standing })}</p>
      {isWithOthers && standing === "open" && <p>{t("friend-live-onward", words)}</p>}
      {text && (isAbove ? <p>{told}</p> : <PassLink lines={[]} meet={text} title={told} name={name} />)}
    </>
  );
}

/** The connections to several guests: how they stand, and a link for each one that is to come. */
function Guests({ live, side, isEarly }: { live: Live; side: Friend; isEarly: boolean }) {
  const { links } = live;
  const come = links.filter(({ standing }) => standing === "open").length;
  const lines = isEarly && !isUnkept(side) ? side.lines : [];
  return (
    <>
      <p role="status">
        {isSeated(side) && Object.keys(side.names).length > 1
          ? t("friend-live-all", { others: standingWords(live, side) })
          : t("friend-live-come", { come, all: mostOf(side) })}
      </p>
      {links.map(
        ({ text, role }, at) =>
          text && (
            <PassLink
              key={text}
              lines={role === "offer" ? lines : []}
              meet={text}
              title={t(role === "offer" ? "friend-live-one" : "friend-live-back-one", { number: at + 1 })}
              name={t("friend-group")}
            />
          ),
      )}
    </>
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
