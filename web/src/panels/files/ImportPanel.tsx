import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { isResumable } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { shownName } from "../../i18n/shown.ts";
import { Button, EnglishLink } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Finding, Importing, Reads } from "../../state/state.ts";
import { getStored } from "../../store/games.ts";
import { take } from "./bringing.ts";
import { FilePicker } from "./FilePicker.tsx";
import filesStyles from "./files.module.css";
import { Mending } from "./Mending.tsx";

/** A game to look at, with the first deal of docs/ecn.md. */
export const EXAMPLE = `[ECN "1"]
[Game "ecarte"]
[Event "Friday table"]
[Site "?"]
[Date "2026.11.20"]
[Round "1"]
[South "Anna"]
[North "Bruno"]
[Rules "akagiri"]
[Result "*"]

1. N
S<AsJhQdQc7c N<QsTsAh8h7h ^7d
S:propose {two queens and a trump: play} N:refuse
S.7c N.Ts /S
S.Jh N.8h /S
S.As N.Qs /N
N.Ah S.Qd /S
S.Qc N.7h /S
=2-0 2-0
*
`;

/** Importing games: from files that are chosen or dropped, or from a pasted text. */
export default function ImportPanel({ state }: Reads<"importing" | "notice">) {
  const { importing } = state;
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = importing?.running ? "" : (importing?.draft ?? "");
  useEffect(() => {
    if (!draft) return;
    setText(draft);
    field.current?.focus();
  }, [draft]);
  // The button that answered is gone, and the focus with it.
  const course = useRef<HTMLElement>(null);
  const isAsking = importing?.isAsking ?? false;
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) course.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const read = async () => {
    setText("");
    if (!(await take({ text }))) setText(text); // to be changed
  };
  return (
    <Panel name="import" title={t("import-title")} notice={state.notice}>
      {importing?.isAsking && <Mending importing={importing} />}
      {importing && !importing.isAsking && <Progress importing={importing} section={course} />}
      {!importing?.running && (
        <>
          <p>{t("import-how")}</p>
          <div class={`${panelStyles.panelButtons} ${filesStyles.start}`}>
            <FilePicker
              title={t("import-choose")}
              accept=".ecn,.gz,.txt,.json,text/plain"
              multiple
              take={(files) => void take({ files })}
            />
          </div>
          <label class={filesStyles.paste}>
            <span>{t("import-paste")}</span>
            <textarea
              ref={field}
              value={text}
              rows={5}
              spellcheck={false}
              placeholder={'[ECN "1"]'}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <div class={panelStyles.panelButtons}>
            {text.trim() === "" && (
              <Button
                onClick={() => {
                  setText(EXAMPLE);
                  field.current?.focus();
                }}
                says="import-example"
              />
            )}
            <Button disabled={text.trim() === ""} onClick={() => void read()} says="import-read" />
          </div>
          <p>
            <EnglishLink class={fieldsStyles.textButton} to="docs/ecn.html">
              {t("import-notation")}
            </EnglishLink>
          </p>
        </>
      )}
    </Panel>
  );
}

interface ProgressProps {
  importing: Importing;
  section: RefObject<HTMLElement | null>;
}

function Progress({ importing, section }: ProgressProps) {
  const { running, stopped, full, progress, games, kept, twice, broken, left, findings, unlisted } = importing;
  const [only] = games;
  const isThere = twice > 0 && kept + broken + left === 0; // nothing has changed
  // The table for a game that is played here, else the replay.
  const { answer: isPlayed } = useAsked(isThere && games.length === 1 ? only : null, async () => {
    const game = await getStored(only ?? "");
    return game?.source === "played" && isResumable(game);
  });
  return (
    <section class={filesStyles.course} aria-label={t("import-course")} tabIndex={-1} ref={section}>
      {running && (
        <div class={filesStyles.courseBar}>
          <progress value={progress} max={1} aria-label={t("import-course")} />
          <Button event="app:import-stop" says="import-stop" />
        </div>
      )}
      <div role="status">
        {running && <p>{t("import-going", { count: kept })}</p>}
        {!running && kept + twice + broken + left > 0 && (
          <p class={filesStyles.courseSum}>
            <strong>{isThere ? t("import-there", { count: twice }) : t("import-kept", { count: kept })}</strong>
            {t("sentence-gap")}
            {joined([
              twice > 0 && !isThere && t("import-twice", { count: twice }),
              broken > 0 && t("import-broken", { count: broken }),
              left > 0 && t("import-left", { count: left }),
            ])}
          </p>
        )}
        {stopped && <p>{t("import-stopped")}</p>}
        {full && <p class={panelStyles.refusal}>{t("import-full")}</p>}
      </div>
      {!running && games.length > 0 && (
        <div class={`${panelStyles.panelButtons} ${filesStyles.start}`}>
          {games.length === 1 && (
            <Button primary event={`app:${isPlayed ? "open" : "replay"}:${only}`}>
              {t(isThere ? "import-open" : "import-replay")}
            </Button>
          )}
          <Button event="app:imported" says="import-done" />
        </div>
      )}
      {findings.length > 0 && (
        <>
          <h3>{t("import-problems", { count: findings.length + unlisted })}</h3>
          <ol class={filesStyles.findings}>
            {findings.map((finding, at) => (
              <FindingLine key={at} finding={finding} />
            ))}
          </ol>
          {unlisted > 0 && <p>{t("import-more", { count: unlisted })}</p>}
        </>
      )}
    </section>
  );
}

function FindingLine({ finding }: { finding: Finding }) {
  const { file, problem, lines, from } = finding;
  const { line = 0, column = 1, record = 0, deal = 0 } = problem;
  return (
    <li class={filesStyles.finding}>
      <p class={filesStyles.findingWords}>
        <Explained problem={problem} />
      </p>
      <p class={filesStyles.findingPlace}>
        {[
          shownName(file),
          line > 0 && t("import-place", { line, column }),
          record > 0 && t("import-record", { record }),
          deal > 0 && t("import-deal", { deal }),
          problem.code,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {lines.length > 0 && (
        // A long line scrolls, by keys as well.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must have the focus
        <pre class={filesStyles.findingText} tabIndex={0}>
          {lines.map(({ number, text }) => (
            <code key={number} class={number === line ? filesStyles.meant : undefined}>
              <span class={filesStyles.number}>{number}</span>
              <span>{number === line ? marked(text, column - 1 - from) : text}</span>
            </code>
          ))}
        </pre>
      )}
    </li>
  );
}

function marked(text: string, at: number) {
  const word = /^\S*/.exec(text.slice(at))?.[0] || text.slice(at, at + 1);
  return (
    <>
      {text.slice(0, at)}
      <mark>{word || "\u00a0"}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
