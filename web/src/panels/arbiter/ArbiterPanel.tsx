// Call the arbiter: people at a real table say what happened, answer a question or two, and have the ruling. The
// address names how far they have come, "#arbiter=wrong-number.before-turn.no"; the laws are "#arbiter=laws" and
// each "#arbiter=43".
import { useEffect, useRef, useState } from "preact/hooks";
import { engine } from "../../engine/client.ts";
import type { Arbiter, Laws } from "../../engine/types/laws.ts";
import { t } from "../../i18n/index.ts";
import fieldsStyles from "../../kit/fields.module.css";
import linesStyles from "../../kit/lines.module.css";
import { Panel } from "../../kit/Panel.tsx";
import unseenStyles from "../../kit/unseen.module.css";
import { page, turnTo } from "../../state/history.ts";
import type { State } from "../../state/state.ts";
import arbiterStyles from "./arbiter.module.css";
import { LawList } from "./LawList.tsx";
import { Ruling } from "./Ruling.tsx";
import { Trail } from "./Trail.tsx";

/** Every question and ruling, once asked for. */
const known = new Map<string, Arbiter>();

async function told(at: string): Promise<Arbiter | null> {
  const [what = "", ...answers] = at.split(".");
  const arbiter = known.get(at) ?? (await engine.ask({ do: "arbiter", what, answers })).arbiter;
  if (arbiter) known.set(at, arbiter);
  return arbiter ?? null;
}

export default function ArbiterPanel({ state }: { state: State }) {
  const [, setTurned] = useState(0); // the address is what is shown; a step draws it anew
  const [tree, setTree] = useState<Laws | null>(null);
  const [shown, setShown] = useState<{ at: string; arbiter: Arbiter | null } | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef<HTMLHeadingElement>(null);
  const stepped = useRef(false);
  const at = page()?.at ?? "";
  const laws = at === "laws" || /^\d+$/.test(at);
  const group = tree?.groups.find(({ name }) => name === at);
  const happened = tree?.groups.some(({ what }) => what.includes(at.split(".")[0] ?? ""));
  const case_ = laws || group || !happened ? "" : at;

  useEffect(() => {
    engine.ask({ do: "laws" }).then(
      (answer) => setTree(answer.laws ?? null),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    let gone = false;
    if (case_)
      told(case_).then(
        (arbiter) => gone || setShown({ at: case_, arbiter }),
        () => gone || setFailed(true),
      );
    return () => {
      gone = true;
    };
  }, [case_]);
  const arbiter = case_ && shown?.at === case_ ? shown.arbiter : null;
  // Each step is read from its own heading on.
  useEffect(() => {
    if (!stepped.current || !tree || (case_ && !arbiter)) return;
    asked.current?.focus({ preventScroll: true });
    asked.current?.closest("[data-part=panel-sheet]")?.scrollTo(0, 0);
  }, [at, arbiter, tree, case_]);

  const go = (to: string) => {
    stepped.current = true;
    turnTo(to);
    setTurned((number) => number + 1);
  };
  const tabs: [to: string, label: string, here: boolean][] = [
    ["", "arbiter-page-ask", !laws],
    ["laws", "arbiter-page-laws", laws],
  ];
  const heading = (words: string) => (
    <h3 ref={asked} tabIndex={-1} class={arbiterStyles.asked}>
      {words}
    </h3>
  );
  const lines = (all: [to: string, words: string][]) => (
    <ul class={arbiterStyles.lines}>
      {all.map(([to, words]) => (
        <li key={to}>
          <button type="button" class={linesStyles.menuLine} onClick={() => go(to)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
  const law = laws ? Number(at) || 0 : 0;
  const about = law
    ? `${t("law-name", { number: law })} – ${t(`law-${law}-title`)}`
    : laws
      ? t("arbiter-page-laws")
      : group
        ? t(`arbiter-group-${group.name}`)
        : case_ && t(`arbiter-what-${case_.split(".")[0]}`);
  return (
    <Panel
      name="arbiter"
      title={t("call-arbiter")}
      shows={[about, t("call-arbiter")].filter(Boolean).join(" – ")}
      notice={state.notice}
    >
      <fieldset>
        <legend class={unseenStyles.unseen}>{t("call-arbiter")}</legend>
        <div class={fieldsStyles.segmentsRow}>
          {tabs.map(([to, label, here]) => (
            <label key={to} class={fieldsStyles.segment}>
              <input type="radio" name="arbiter-of" checked={here} onChange={() => go(to)} />
              <span>{t(label)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {failed ? (
        <p role="alert">{t("engine-failed")}</p>
      ) : !tree ? (
        <p aria-live="polite">{t("engine-awaited")}</p>
      ) : laws ? (
        <LawList laws={tree.laws} at={law} />
      ) : (
        <div class={arbiterStyles.arbiter}>
          {(group || case_) && <Trail tree={tree} group={group?.name} arbiter={arbiter} go={go} />}
          {group ? (
            <>
              {heading(t("arbiter-what"))}
              {lines(group.what.map((what) => [what, t(`arbiter-what-${what}`)]))}
            </>
          ) : !case_ ? (
            <>
              <p>{t("arbiter-page-help")}</p>
              {heading(t("arbiter-when"))}
              {lines(tree.groups.map(({ name }) => [name, t(`arbiter-group-${name}`)]))}
            </>
          ) : arbiter?.question ? (
            <>
              {heading(t(`arbiter-ask-${arbiter.question.name}`))}
              {lines(
                arbiter.question.answers.map((answer) => [
                  `${case_}.${answer}`,
                  t(`arbiter-answer-${arbiter.question?.name}-${answer}`),
                ]),
              )}
            </>
          ) : arbiter?.verdict ? (
            <Ruling verdict={arbiter.verdict} laws={tree.laws} heading={heading} />
          ) : (
            shown?.at === case_ && <p>{t("arbiter-page-unknown")}</p>
          )}
        </div>
      )}
    </Panel>
  );
}
