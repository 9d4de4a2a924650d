// The people of a match, as the strip and the panels show them.
import type { MatchPerson } from "../../engine/types/match.ts";
import { t } from "../../i18n/index.ts";
import { initial } from "../../i18n/shown.ts";
import matchStyles from "./match.module.css";
import { displayName } from "./matchWords.ts";
import standingStyles from "./standing.module.css";

export function Chips({ number, words }: { number: number; words: string }) {
  return (
    <span class={standingStyles.chips} role="img" aria-label={words} title={words}>
      <i class={standingStyles.chipDisc} aria-hidden="true" />
      <b aria-hidden="true">{number}</b>
    </span>
  );
}

export const Face = ({ name }: { name: string }) => (
  <span class={standingStyles.face} aria-hidden="true">
    {initial(displayName(name))}
  </span>
);

export function Person({ person: { name, role, purse }, about }: { person: MatchPerson; about: string }) {
  return (
    <li data-role={role}>
      <Face name={name} />
      <span class={matchStyles.person}>
        <strong>
          <bdi>{displayName(name)}</bdi>
        </strong>
        <small>{about}</small>
      </span>
      {purse !== null && <Chips number={purse} words={t("match-purse", { chips: purse })} />}
    </li>
  );
}
