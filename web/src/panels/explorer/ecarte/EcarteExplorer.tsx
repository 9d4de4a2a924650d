import type { EcarteExplored } from "../../../engine/types/analysis.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../kit/Button.tsx";
import { Segments } from "../../../kit/Fields.tsx";
import explorerStyles from "../explorer.module.css";
import { type ExplorerProps, Field, Outcome } from "../Outcome.tsx";
import { Pack, Slots } from "../Pack.tsx";
import { useExplored } from "../useExplored.ts";
import { Answers } from "./Answers.tsx";
import { type Draft, drawAny, HAND, read, requestOf, rows, toggle, withPreset, write } from "./question.ts";

const TARGET = 5; // in every preset

/** Five cards and a turn-up of écarté: the advice of books and figures. */
export function EcarteExplorer({ at, turn, rules, failed }: ExplorerProps) {
  const addressed = read(at, TARGET);
  const presets = rules?.presets.map(({ name }) => name) ?? [addressed.preset];
  const draft = withPreset(addressed, presets);
  const question = requestOf(draft);
  const answer = useExplored(rules ? question : null, write(draft));
  const change = (next: Draft) => turn(write(next));
  const number = (label: string, value: number, choices: string, to: (value: number) => Draft) => (
    <Field
      label={t(label)}
      value={String(value)}
      choices={[...choices].map((each) => [each, each])}
      change={(value) => change(to(Number(value)))}
    />
  );
  const { hand, turned, role, laid } = draft;
  const [own, other] = draft.score;
  const missing = hand.length < HAND ? "explorer-missing-hand" : "explorer-missing-turned";
  return (
    <>
      <div class={explorerStyles.question}>
        <Segments
          name="explorer-role"
          legend={t("explorer-role")}
          hidden
          value={role}
          choices={(["elder", "dealer"] as const).map((role) => [role, t(`explorer-${role}`)])}
          change={(role) => change({ ...draft, role })}
        />
        <Slots hand={hand} turned={[turned]} size={HAND} labels={[t("explorer-turned")]} />
        <Pack hand={hand} turned={[turned]} rows={rows} tap={(card) => change(toggle(draft, card))} />
        <div class={explorerStyles.buttons}>
          <Button onClick={() => change(drawAny(draft))} says="explorer-draw" />
          <Button onClick={() => change({ ...draft, hand: [], turned: null })} says="explorer-clear" />
        </div>
        <div class={explorerStyles.fields}>
          {number("explorer-own", own, "01234", (value) => ({ ...draft, score: [value, other] }))}
          {number("explorer-other", other, "01234", (value) => ({ ...draft, score: [own, value] }))}
          {role === "dealer" && number("explorer-laid", laid, "12345", (laid) => ({ ...draft, laid }))}
          <Field
            label={t("new-rules")}
            value={draft.preset}
            choices={presets.map((preset) => [preset, t(`preset-${preset}`)])}
            change={(preset) => change({ ...draft, preset })}
          />
        </div>
      </div>
      <Outcome
        failed={failed ?? (answer.hasFailed ? answer.again : null)}
        missing={question ? "" : t(missing, { number: HAND - hand.length })}
      >
        <Answers {...answer} explored={answer.explored as EcarteExplored | null} role={role} laid={laid} />
      </Outcome>
    </>
  );
}
