// What two players agree on, in words.
import type { ComponentChildren } from "preact";
import { other } from "../engine/seats.ts";
import type { FriendTerms } from "../engine/types/friend.ts";
import { t } from "../i18n/index.ts";
import { gameName, joined, listed, matchName, presetName, valueWords } from "../i18n/phrases.ts";
import { shownName } from "../i18n/shown.ts";
import styles from "./friend.module.css";

interface Props {
  terms: FriendTerms;
  guest: boolean; // they are read by the one who is invited
}

/** The terms of a game, line by line. */
export function Terms({ terms, guest }: Props) {
  const { name, rules, match, stake, purse, seat, dealer, opened, game } = terms;
  const mine = guest ? other(seat) : seat;
  const who = (each: string) => (each === mine ? t("new-dealer-S") : guest ? shownName(name) : t("new-friend-other"));
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
            `${gameName(game)}: ${presetName(rules.preset)}.`,
            changed.length > 0 && t("challenge-options", { listed: listed(changed) }),
          ]),
        )}
        {line("friend-terms-match", match ? matchName(match) : t("match-rubber-1"))}
        {stake > 0 && line("friend-terms-stake", t("friend-terms-chips", { stake, purse: purse ?? 0 }))}
        {line("new-friend-seat", t("seat-title", { seat: mine }))}
        {line("new-dealer", dealer === "cut" ? t("new-dealer-cut") : who(dealer))}
        {line("new-friend-opened", t(`new-friend-opened-${opened}`))}
      </dl>
      <p>{t(`new-friend-opened-${opened}-means`)}</p>
    </>
  );
}
