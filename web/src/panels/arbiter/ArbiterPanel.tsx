import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { engine } from "../../engine/client.ts";
import type { Arbiter, Law, Laws, Verdict } from "../../engine/types/laws.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { RuleLink } from "../../kit/Explained.tsx";
import { Segments } from "../../kit/Fields.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { EngineAwaited } from "../../kit/Loading.tsx";
import linesStyles from "../../kit/lines.module.css";
import { Panel, useAddress } from "../../kit/Panel.tsx";
import { WhereFrom } from "../../kit/WhereFrom.tsx";
import type { Reads } from "../../state/state.ts";
import arbiterStyles from "./arbiter.module.css";

const cache = new Map<string, Arbiter>();

async function askArbiter(at: string): Promise<Arbiter | "unknown"> {
  const [what = "", ...answers] = at.split(".");
  const arbiter = cache.get(at) ?? (await engine.ask({ do: "arbiter", what, answers })).arbiter;
  if (arbiter) cache.set(at, arbiter);
  return arbiter ?? "unknown";
}

function titleOf(place: Place): string {
  if (place.page === "case") return t(`arbiter-what-${place.what}`);
  if (place.page === "group") return t(`arbiter-group-${place.group.name}`);
  if (place.page === "start") return "";
  const { law } = place;
  return law ? `${t("law-name", { number: law })} – ${t(`law-${law}-title`)}` : t("arbiter-page-laws");
}

/** The arbiter: people at a real table say what happened, answer a question or two, and get the ruling. The address
 *  holds their answers, "#arbiter=wrong-number.before-turn.no"; "#arbiter=laws" are the laws, "#arbiter=43" is one. */
export default function ArbiterPanel({ state }: Reads<"notice">) {
  const [at, turn] = useAddress();
  const laws = useAsked("laws", async () => (await engine.ask({ do: "laws" })).laws);
  const tree = laws.answer;
  const place = placeOf(at, tree);
  const asked = useAsked(place.page === "case" ? at : null, () => askArbiter(at));
  const arbiter = asked.answer !== "unknown" ? asked.answer : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTurned = useRef(false);
  // After each step, screen readers continue at its heading.
  useEffect(() => {
    if (!hasTurned.current || !tree || (place.page === "case" && !arbiter)) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("[data-part=panel-sheet]")?.scrollTo(0, 0);
  }, [at, arbiter, tree]);

  const go = (to: string) => {
    hasTurned.current = true;
    turn(to);
  };
  const question = (words: string) => (
    <h3 ref={heading} tabIndex={-1} class={arbiterStyles.asked}>
      {words}
    </h3>
  );
  const choices = (all: [to: string, words: string][]) => (
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
  const ask = ({ name, answers }: NonNullable<Arbiter["question"]>) => (
    <>
      {question(t(`arbiter-ask-${name}`))}
      {choices(answers.map((answer) => [`${at}.${answer}`, t(`arbiter-answer-${name}-${answer}`)]))}
    </>
  );
  return (
    <Panel
      name="arbiter"
      title={t("call-arbiter")}
      shows={[titleOf(place), t("call-arbiter")].filter(Boolean).join(" – ")}
      notice={state.notice}
    >
      <Segments
        name="arbiter-of"
        legend={t("call-arbiter")}
        hidden
        value={place.page === "laws" ? "laws" : ""}
        choices={[
          ["", t("arbiter-page-ask")],
          ["laws", t("arbiter-page-laws")],
        ]}
        change={go}
      />
      {laws.hasFailed || asked.hasFailed ? (
        <p role="alert">{t("engine-failed")}</p>
      ) : !tree ? (
        <p aria-live="polite">
          <EngineAwaited />
        </p>
      ) : place.page === "laws" ? (
        <LawList laws={tree.laws} at={place.law} />
      ) : (
        <div class={arbiterStyles.arbiter}>
          {place.page === "start" ? (
            <>
              <p>{t("arbiter-page-help")}</p>
              {question(t("arbiter-when"))}
              {choices(tree.groups.map(({ name }) => [name, t(`arbiter-group-${name}`)]))}
            </>
          ) : place.page === "group" ? (
            <>
              <Trail tree={tree} group={place.group.name} go={go} />
              {question(t("arbiter-what"))}
              {choices(place.group.what.map((what) => [what, t(`arbiter-what-${what}`)]))}
            </>
          ) : (
            <>
              <Trail tree={tree} arbiter={arbiter} go={go} />
              {arbiter?.question && ask(arbiter.question)}
              {arbiter?.verdict && <Ruling verdict={arbiter.verdict} laws={tree.laws} heading={question} />}
              {asked.answer === "unknown" && <p>{t("arbiter-page-unknown")}</p>}
            </>
          )}
        </div>
      )}
    </Panel>
  );
}

interface Props {
  tree: Laws;
  group?: string; // while nothing else has been chosen
  arbiter?: Arbiter | undefined;
  go: (at: string) => void;
}

function Trail({ tree, group, arbiter, go }: Props) {
  const { what = "", asked = [] } = arbiter ?? {};
  const name = group ?? tree.groups.find((one) => one.what.includes(what))?.name;
  if (!name) return null;
  // For each answer, the place where it was given.
  const steps: [to: string, words: string][] = [["", t(`arbiter-group-${name}`)]];
  if (what) steps.push([name, t(`arbiter-what-${what}`)]);
  asked.forEach(({ question, answer }, i) => {
    const to = [what, ...asked.slice(0, i).map((one) => one.answer)].join(".");
    steps.push([to, joined([t(`arbiter-ask-${question}`), t(`arbiter-answer-${question}-${answer}`)])]);
  });
  return (
    <nav class={arbiterStyles.trail} aria-label={t("arbiter-page-told")}>
      <ol>
        {steps.map(([to, words]) => (
          <li key={to}>
            <span>{words}</span>
          </li>
        ))}
      </ol>
      <div class={arbiterStyles.steps}>
        <Button onClick={() => go(steps.at(-1)?.[0] ?? "")} says="arbiter-page-back" />
        <Button onClick={() => go("")} says="arbiter-page-again" />
      </div>
    </nav>
  );
}

/** A law; its heading is one level below the one above it. */
function LawText({ law, heading: Heading }: { law: Law; heading: "h3" | "h4" }) {
  const { number, kind, rules } = law;
  return (
    <article class={arbiterStyles.law} aria-labelledby={`law-${number}`} data-law={number} tabIndex={-1}>
      <Heading id={`law-${number}`}>
        <span class={arbiterStyles.lawNumber}>{t("law-name", { number })}</span> {t(`law-${number}-title`)}
      </Heading>
      <p>{t(`law-${number}`)}</p>
      <WhereFrom rule={t("law-name", { number })} works={[`law-${number}`]} />
      <p class={arbiterStyles.lawFoot}>
        <span>{t(`law-kind-${kind}`)}</span>
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
    </article>
  );
}

function LawList({ laws, at }: { laws: Law[]; at: number }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const law = list.current?.querySelector<HTMLElement>(`[data-law="${at}"]`);
    law?.scrollIntoView({ block: "start" });
    law?.focus({ preventScroll: true });
  }, [at]);
  return (
    <div ref={list}>
      {laws.map((law) => (
        <LawText key={law.number} law={law} heading="h3" />
      ))}
    </div>
  );
}

function Ruling({ verdict, laws, heading }: { verdict: Verdict; laws: Law[]; heading: (words: string) => VNode }) {
  return (
    <>
      {heading(t(`arbiter-chooser-${verdict.chooser ?? "none"}`))}
      <ul class={arbiterStyles.choices}>
        {verdict.choices.map(({ name, effects }) => (
          <li key={name + effects.join()} class={arbiterStyles.choice}>
            <b>{t(`arbiter-choice-${name}`)}</b>
            <p>{effects.map((effect) => t(`arbiter-effect-${effect}`)).join(t("arbiter-page-between"))}</p>
          </li>
        ))}
      </ul>
      {verdict.laws.map((number) => {
        const law = laws.find((one) => one.number === number);
        return law && <LawText key={number} law={law} heading="h4" />;
      })}
    </>
  );
}

type Place =
  | { page: "laws"; law: number }
  | { page: "group"; group: Laws["groups"][number] }
  | { page: "case"; at: string; what: string }
  | { page: "start" };

/** Return the place of an address: "laws", "43", "dealing", "wrong-number.before-turn.no"; `tree` is null until it
 *  is loaded. */
export function placeOf(at: string, tree: Laws | undefined): Place {
  if (at === "laws" || /^\d+$/.test(at)) return { page: "laws", law: Number(at) || 0 };
  const group = tree?.groups.find(({ name }) => name === at);
  if (group) return { page: "group", group };
  const [what = ""] = at.split(".");
  return tree?.groups.some((one) => one.what.includes(what)) ? { page: "case", at, what } : { page: "start" };
}
