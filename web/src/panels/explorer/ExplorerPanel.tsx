// The hand explorer: any hand, any turn-up; what the books say to it, and what the figures do. The address names the
// question, so that it can be passed on.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { offers } from "../../engine/offers.ts";
import type { Catalog } from "../../engine/types/answer.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import fieldsStyles from "../../kit/fields.module.css";
import { Panel } from "../../kit/Panel.tsx";
import unseenStyles from "../../kit/unseen.module.css";
import { page, turnTo } from "../../state/history.ts";
import type { State } from "../../state/state.ts";
import { Answers } from "./Answers.tsx";
import explorerStyles from "./explorer.module.css";
import { Laid, Pack } from "./Pick.tsx";
import { among, asked, type Draft, drawn, HAND, read, tapped, write } from "./question.ts";
import { useExplored } from "./useExplored.ts";

const TARGET = 5; // that of every preset

const addressed = (): Draft => read(page()?.at ?? "", TARGET);

interface Props {
  state: State;
  catalog: () => Promise<Catalog | null>;
}

export default function ExplorerPanel({ state, catalog }: Props) {
  const [named, setDraft] = useState<Draft>(addressed);
  useLayoutEffect(() => {
    const follow = () => page()?.panel === "explorer" && setDraft(addressed());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const [unknown, setUnknown] = useState(false); // which rules there are
  const learn = () => {
    setUnknown(false);
    catalog().catch(() => setUnknown(true));
  };
  useEffect(learn, [catalog]);
  const known = state.catalog?.games.find(({ name }) => offers(name, "explorer"))?.presets.map(({ name }) => name);
  const presets = known ?? [named.preset];
  const draft = among(named, presets);
  const key = write(draft);
  const question = asked(draft);
  const { explored, progress, without, failed, again } = useExplored(known ? question : null, key);
  const change = (next: Draft) => {
    setDraft(next);
    turnTo(write(next));
  };
  const { fourColour } = state.settings;
  const number = (label: string, value: number, choices: number[], to: (value: number) => Draft) => (
    <label class={`${fieldsStyles.field} ${explorerStyles.field}`}>
      <span>{t(label)}</span>
      <select value={value} onChange={({ currentTarget }) => change(to(Number(currentTarget.value)))}>
        {choices.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
  const points = [0, 1, 2, 3, 4];
  const [own, other] = draft.score;
  const missing = draft.hand.length < HAND ? "explorer-missing-hand" : "explorer-missing-turned";
  return (
    <Panel name="explorer" title={t("explorer")} notice={state.notice}>
      <div class={explorerStyles.explorer}>
        <div class={explorerStyles.question}>
          <fieldset>
            <legend class={unseenStyles.unseen}>{t("explorer-role")}</legend>
            <div class={fieldsStyles.segmentsRow}>
              {(["elder", "dealer"] as const).map((role) => (
                <label key={role} class={fieldsStyles.segment}>
                  <input
                    type="radio"
                    name="explorer-role"
                    checked={draft.role === role}
                    onChange={() => change({ ...draft, role })}
                  />
                  <span>{t(`explorer-${role}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <Laid draft={draft} fourColour={fourColour} />
          <Pack draft={draft} tap={(card) => change(tapped(draft, card))} />
          <div class={explorerStyles.buttons}>
            <button type="button" class={buttonStyles.button} onClick={() => change(drawn(draft))}>
              {t("explorer-draw")}
            </button>
            <button
              type="button"
              class={buttonStyles.button}
              onClick={() => change({ ...draft, hand: [], turned: null })}
            >
              {t("explorer-clear")}
            </button>
          </div>
          <div class={explorerStyles.fields}>
            {number("explorer-own", own, points, (value) => ({ ...draft, score: [value, other] }))}
            {number("explorer-other", other, points, (value) => ({ ...draft, score: [own, value] }))}
            {draft.role === "dealer" &&
              number("explorer-laid", draft.laid, [1, 2, 3, 4, 5], (laid) => ({ ...draft, laid }))}
            <label class={`${fieldsStyles.field} ${explorerStyles.field}`}>
              <span>{t("new-rules")}</span>
              <select
                value={draft.preset}
                onChange={({ currentTarget }) => change({ ...draft, preset: currentTarget.value })}
              >
                {presets.map((preset) => (
                  <option key={preset} value={preset}>
                    {t(`preset-${preset}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
        {failed || unknown ? (
          <Failed again={unknown ? learn : again} />
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
