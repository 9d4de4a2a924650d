import { useEffect, useRef } from "preact/hooks";
import { engine } from "../../engine/client.ts";
import type { Arbiter } from "../../engine/types/laws.ts";
import { t } from "../../i18n/index.ts";
import { useAddress } from "../../kit/hooks/useAddress.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Loading } from "../../kit/Loading.tsx";
import linesStyles from "../../kit/lines.module.css";
import { Panel } from "../../kit/Panel.tsx";
import { Segments } from "../../kit/Segments.tsx";
import type { State } from "../../state/state.ts";
import arbiterStyles from "./arbiter.module.css";
import { LawList } from "./LawList.tsx";
import { type Place, placeOf } from "./place.ts";
import { Ruling } from "./Ruling.tsx";
import { Trail } from "./Trail.tsx";

/** The answers to all requests so far, by their text. */
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
export default function ArbiterPanel({ state }: { state: State }) {
  const [at, turn] = useAddress();
  const tree = useAsked("laws", async () => (await engine.ask({ do: "laws" })).laws ?? null);
  const known = tree === "failed" ? null : tree;
  const place = placeOf(at, known);
  const asked = useAsked(place.page === "case" ? at : null, () => askArbiter(at));
  const arbiter = typeof asked === "object" ? asked : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasTurned = useRef(false);
  // After each step, screen readers continue at its heading.
  useEffect(() => {
    if (!hasTurned.current || !known || (place.page === "case" && !arbiter)) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("[data-part=panel-sheet]")?.scrollTo(0, 0);
  }, [at, arbiter, known]);

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
      {tree === "failed" || asked === "failed" ? (
        <p role="alert">{t("engine-failed")}</p>
      ) : !tree ? (
        <p aria-live="polite">
          {t("engine-awaited")} <Loading />
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
              <Trail tree={tree} group={place.group.name} arbiter={null} go={go} />
              {question(t("arbiter-what"))}
              {choices(place.group.what.map((what) => [what, t(`arbiter-what-${what}`)]))}
            </>
          ) : (
            <>
              <Trail tree={tree} arbiter={arbiter} go={go} />
              {arbiter?.question && ask(arbiter.question)}
              {arbiter?.verdict && <Ruling verdict={arbiter.verdict} laws={tree.laws} heading={question} />}
              {asked === "unknown" && <p>{t("arbiter-page-unknown")}</p>}
            </>
          )}
        </div>
      )}
    </Panel>
  );
}
