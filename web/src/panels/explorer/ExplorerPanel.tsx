import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { catalog } from "../../control/dealing.ts";
import { offers } from "../../engine/offers.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { Segments } from "../../kit/Segments.tsx";
import { SelectField } from "../../kit/SelectField.tsx";
import { page, turnTo } from "../../state/address.ts";
import type { State } from "../../state/state.ts";
import { Answers } from "./Answers.tsx";
import explorerStyles from "./explorer.module.css";
import { Laid, Pack } from "./Pick.tsx";
import { type Draft, drawAny, HAND, read, requestOf, toggle, withPreset, write } from "./question.ts";
import { useExplored } from "./useExplored.ts";

const TARGET = 5; // in every preset

const readAddress = (): Draft => read(page()?.at ?? "", TARGET);

interface Props {
  state: State;
}

/** The hand explorer: the advice of books and figures for any hand and turn-up. The address names the question. */
export default function ExplorerPanel({ state }: Props) {
  const [addressDraft, setDraft] = useState<Draft>(readAddress);
  useLayoutEffect(() => {
    const follow = () => page()?.panel === "explorer" && setDraft(readAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const [hasNoRules, setHasNoRules] = useState(false); // the presets could not be read
  const readRules = () => {
    setHasNoRules(false);
    catalog().catch(() => setHasNoRules(true));
  };
  useEffect(readRules, []);
  const known = state.catalog?.games.find(({ name }) => offers(name, "explorer"))?.presets.map(({ name }) => name);
  const presets = known ?? [addressDraft.preset];
  const draft = withPreset(addressDraft, presets);
  const key = write(draft);
  const question = requestOf(draft);
  const { explored, progress, without, failed, again } = useExplored(known ? question : null, key);
  const change = (next: Draft) => {
    setDraft(next);
    turnTo(write(next));
  };
  const field = (label: string, value: string, choices: [string, string][], to: (value: string) => Draft) => (
    <SelectField title={t(label)} value={value} change={(value) => change(to(value))} class={explorerStyles.field}>
      {choices}
    </SelectField>
  );
  const number = (label: string, value: number, choices: string, to: (value: number) => Draft) =>
    field(
      label,
      String(value),
      [...choices].map((each) => [each, each]),
      (value) => to(Number(value)),
    );
  const [own, other] = draft.score;
  const missing = draft.hand.length < HAND ? "explorer-missing-hand" : "explorer-missing-turned";
  return (
    <Panel name="explorer" title={t("explorer")} notice={state.notice}>
      <div class={explorerStyles.explorer}>
        <div class={explorerStyles.question}>
          <Segments
            name="explorer-role"
            legend={t("explorer-role")}
            hidden
            value={draft.role}
            choices={(["elder", "dealer"] as const).map((role) => [role, t(`explorer-${role}`)])}
            change={(role) => change({ ...draft, role })}
          />
          <Laid draft={draft} />
          <Pack draft={draft} tap={(card) => change(toggle(draft, card))} />
          <div class={explorerStyles.buttons}>
            <Button onClick={() => change(drawAny(draft))}>{t("explorer-draw")}</Button>
            <Button onClick={() => change({ ...draft, hand: [], turned: null })}>{t("explorer-clear")}</Button>
          </div>
          <div class={explorerStyles.fields}>
            {number("explorer-own", own, "01234", (value) => ({ ...draft, score: [value, other] }))}
            {number("explorer-other", other, "01234", (value) => ({ ...draft, score: [own, value] }))}
            {draft.role === "dealer" && number("explorer-laid", draft.laid, "12345", (laid) => ({ ...draft, laid }))}
            {field(
              "new-rules",
              draft.preset,
              presets.map((preset) => [preset, t(`preset-${preset}`)]),
              (preset) => ({ ...draft, preset }),
            )}
          </div>
        </div>
        {failed || hasNoRules ? (
          <Failed again={hasNoRules ? readRules : again} />
        ) : question ? (
          <Answers explored={explored} progress={progress} role={draft.role} laid={draft.laid} without={without} />
        ) : (
          <p class={explorerStyles.missing} role="status">
            {t(missing, { number: HAND - draft.hand.length })}
          </p>
        )}
      </div>
    </Panel>
  );
}
