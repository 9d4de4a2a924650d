import type { Choice } from "../../game/choice.ts";
import { t } from "../../i18n/index.ts";
import fieldsStyles from "../../kit/fields.module.css";
import panelStyles from "../../kit/panel.module.css";
import { SelectField } from "../../kit/SelectField.tsx";
import newgameStyles from "./newgame.module.css";

interface Props {
  kinds: string[]; // the kinds of match
  gallery: boolean; // the computer has spectators for it
  choice: Choice;
  change: (patch: Partial<Choice>) => void;
}

const STAKES = [0, 1, 2, 5];
const PURSES = [20, 50, 100];

/** Matches, chips and spectators, folded away. */
export function MatchFields({ kinds, gallery, choice, change }: Props) {
  const { match, stake, purse, company, looksOn } = choice;
  const pool = match === "pool";
  const words = [
    t(match ? `match-${match}` : "match-rubber-1"),
    stake > 0 && t("new-stake-chips", { stake }),
    choice.gallery && t(`new-gallery-${choice.gallery}`),
  ].filter(Boolean);
  return (
    <details class={`${fieldsStyles.options} ${newgameStyles.options} ${newgameStyles.match}`}>
      <summary>
        {t("new-match")} <small>{words.join(" · ")}</small>
      </summary>
      <SelectField title={t("new-match-kind")} value={match} change={(value) => change({ match: value })}>
        {["", ...kinds.filter((kind) => kind !== "rubber-1")].map((kind) => [kind, t(`match-${kind || "rubber-1"}`)])}
      </SelectField>
      {pool && <p class={panelStyles.small}>{t("new-pool-help")}</p>}
      <SelectField title={t("new-stake")} value={String(stake)} change={(value) => change({ stake: Number(value) })}>
        {STAKES.map((chips) => [String(chips), t("new-stake-chips", { stake: chips })])}
      </SelectField>
      {gallery && (
        <>
          <SelectField
            title={t("new-gallery")}
            value={choice.gallery}
            change={(value) =>
              change({
                gallery: value === "french" || value === "english" ? value : "",
                looksOn: looksOn && value !== "",
              })
            }
          >
            {["", "french", "english"].map((each) => [each, t(`new-gallery-${each || "none"}`)])}
          </SelectField>
          {choice.gallery && <p class={panelStyles.small}>{t(`new-gallery-${choice.gallery}-help`)}</p>}
          {choice.gallery && pool && <p class={panelStyles.small}>{t(`new-pool-${choice.gallery}`)}</p>}
          {choice.gallery && company === "computer" && !pool && (
            <SelectField
              title={t("new-part")}
              value={looksOn ? "watch" : "play"}
              change={(value) => change({ looksOn: value === "watch" })}
            >
              {["play", "watch"].map((each) => [each, t(`new-part-${each}`)])}
            </SelectField>
          )}
        </>
      )}
      {(stake > 0 || choice.gallery) && (
        <SelectField title={t("new-purse")} value={String(purse)} change={(value) => change({ purse: Number(value) })}>
          {PURSES.map((chips) => [String(chips), t("chips", { chips })])}
        </SelectField>
      )}
    </details>
  );
}
