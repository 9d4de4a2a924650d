// What the players agree on, in words.
import type { ComponentChildren } from "preact";
import { offers } from "../engine/offers.ts";
import type { FriendTerms } from "../engine/types/friend.ts";
import type { Seat } from "../engine/types/view.ts";
import { openedMeans } from "../game/choice.ts";
import { computersAmong } from "../game/people.ts";
import { t } from "../i18n/index.ts";
import { gameName, joined, listed, matchName, presetName, valueWords } from "../i18n/phrases.ts";
import { shownName } from "../i18n/shown.ts";
import styles from "./friend.module.css";

interface Props {
  terms: FriendTerms;
  seat: Seat; // of the reader; "" for a guest who has none yet
}

/** The terms of a game, line by line. */
export function Terms({ terms, seat }: Props) {
  const { name, rules, seats, match, stake, purse, dealer, opened, game, computers } = terms;
  const isGroup = seats.length > 2;
  const isPool = match === "pool"; // who plays where is drawn
  const among = computersAmong(computers, terms.seat === seat ? "" : name);
  const who = (each: string) => {
    if (each === seat) return t("new-dealer-S");
    if (each === terms.seat) return shownName(name);
    return isGroup ? t("seat-title", { seat: each }) : t("new-friend-other");
  };
  const changed = Object.entries(rules.options).map(([option, value]) =>
    t("challenge-option", { option: t(`option-${option}`), value: valueWords(option, value) }),
  );
  const line = (term: string, words: ComponentChildren) => (
    <div>
      <dt>{t(term)}</dt>
      <dd>{words}</dd>
    </div>
  );
  return (
    <>
      <dl class={styles.terms}>
        {line(
          "friend-terms-rules",
          joined([
            t("friend-terms-game", { game: gameName(game), preset: presetName(rules.preset) }),
            changed.length > 0 && t("challenge-options", { listed: listed(changed) }),
          ]),
        )}
        {isGroup && line("friend-terms-players", seats.length)}
        {offers(game, "matches") && line("friend-terms-match", match ? matchName(match) : t("match-rubber-1"))}
        {stake > 0 &&
          line(
            "friend-terms-stake",
            t(isPool ? "friend-terms-pool" : "friend-terms-chips", { stake, purse: purse ?? 0 }),
          )}
        {isPool
          ? line("friend-terms-host", shownName(name))
          : seat
            ? line("new-friend-seat", t("seat-title", { seat }))
            : line("friend-terms-host", t("friend-seat-of", { name: shownName(name), seat: terms.seat }))}
        {line("new-dealer", dealer === "cut" ? t("new-dealer-cut") : who(dealer))}
        {line("new-friend-opened", t(`new-friend-opened-${opened}`))}
      </dl>
      {among && <p>{among}</p>}
      <p>{t(openedMeans(game, opened))}</p>
    </>
  );
}
