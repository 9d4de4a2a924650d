import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import type { Problem } from "../../engine/types/view.ts";
import { nameFromTag } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { joined, listed } from "../../i18n/phrases.ts";
import { shownName } from "../../i18n/shown.ts";
import { Button } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { Importing, Mended } from "../../state/state.ts";
import styles from "./mending.module.css";
import { answerImport, type ImportAnswer, sourcesOf } from "./reading.ts";

const CHANGED = 60_000; // characters of the longest text that is put into the field to be changed

/** Games that were read with warnings, each beside what was typed, before they are kept. */
export function Mending({ importing }: { importing: Importing }) {
  const { mended, more } = importing;
  const head = useRef<HTMLHeadingElement>(null);
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const count = mended.length;
  const kept = count - without.size;
  useEffect(() => head.current?.focus(), []);
  const choose = (at: number, isKept: boolean) => {
    const others = [...without].filter((each) => each !== at);
    setWithout(new Set(isKept ? others : [...others, at]));
  };
  return (
    <section aria-labelledby="mending">
      <h3 id="mending" class={styles.head} tabIndex={-1} ref={head}>
        {t("mended-title", { count })}
      </h3>
      <p>{t("mended-how", { count })}</p>
      {mended.map((each, at) =>
        count === 1 ? (
          <MendedGame key={at} mended={each} />
        ) : (
          <div key={at} class={styles.game}>
            <label class={styles.choice}>
              <input
                type="checkbox"
                checked={!without.has(at)}
                onChange={(event) => choose(at, event.currentTarget.checked)}
              />
              <span>{t("mended-choose", { record: recordOf(each) })}</span>
            </label>
            <details open={at === 0}>
              <summary>{nameOf(each)}</summary>
              <MendedGame mended={each} />
            </details>
          </div>
        ),
      )}
      <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`} data-stays="bottom">
        <Button onClick={answering("leave")}>{t("mended-leave", { count })}</Button>
        {!more && sourcesOf(mended).length <= CHANGED && <Button onClick={answering("change")} says="mended-change" />}
        {more && <Button onClick={answering("all", without)} says="mended-all" />}
        <Button primary disabled={kept === 0} onClick={answering("keep", without)}>
          {kept === count ? t("mended-keep", { count }) : t("mended-keep-some", { count: kept })}
        </Button>
      </div>
    </section>
  );
}

/** Return the handler of a button. The second click of a double one would answer the next question unseen. */
const answering = (answer: ImportAnswer, without?: ReadonlySet<number>) => (event: MouseEvent) => {
  if (event.detail < 2) answerImport(answer, without);
};

const recordOf = ({ game: { problems } }: Mended): number => problems.find((problem) => problem.record)?.record ?? 1;

/** Return what distinguishes a game from the others: its file, its number there, and who plays. */
function nameOf(mended: Mended): string {
  const { summary } = mended.game;
  const names = summary?.seats.map(
    (seat) => nameFromTag(summary.game, seat, lookUp(summary.players, seat) ?? "", true) || t("seat-title", { seat }),
  );
  return [shownName(mended.file), t("import-record", { record: recordOf(mended) }), listed(names ?? [])]
    .filter(Boolean)
    .join(" · ");
}

function MendedGame({ mended: { game } }: { mended: Mended }) {
  return (
    <>
      <ul class={styles.habits}>
        {byCode(game.problems).map(([first, more]) => (
          <li key={`${first.code} ${first.data.habit}`}>
            <Explained problem={first} />
            {t("sentence-gap")}
            <small>
              {joined([
                first.line !== undefined && t("mended-line", { line: first.line }),
                more > 0 && t("import-more", { count: more }),
              ])}
            </small>
          </li>
        ))}
      </ul>
      <Beside rows={game.typed?.rows ?? []} />
    </>
  );
}

function byCode(problems: Problem[]): [Problem, number][] {
  const counts = new Map<string, [Problem, number]>();
  for (const problem of problems) {
    const kind = problem.code === "W-habit" ? `${problem.code} ${problem.data.habit}` : problem.code;
    const [first, more] = counts.get(kind) ?? [problem, -1];
    counts.set(kind, [first, more + 1]);
  }
  return [...counts.values()];
}

/** A text as it was typed beside its canonical form, in rows that hold the same events. */
function Beside({ rows }: { rows: string[][] }) {
  return (
    <div class={styles.beside}>
      <div class={styles.heads} aria-hidden="true">
        <span class={styles.typed}>{t("mended-typed")}</span>
        <span class={styles.kept}>{t("mended-kept")}</span>
      </div>
      {rows.map(([typed = "", kept = ""], at) => (
        <dl key={at} class={typed.trim() === kept.trim() ? styles.same : undefined}>
          <dt class={unseenStyles.unseen}>{t("mended-typed")}</dt>
          <dd class={styles.typed}>
            {marked(typed, kept, (word) => (
              <del>{word}</del>
            ))}
          </dd>
          <dt class={unseenStyles.unseen}>{t("mended-kept")}</dt>
          <dd class={styles.kept}>
            {marked(kept, typed, (word) => (
              <ins>{word}</ins>
            ))}
          </dd>
        </dl>
      ))}
    </div>
  );
}

function marked(text: string, other: string, mark: (word: string) => ComponentChildren): ComponentChildren[] {
  const left = new Map<string, number>();
  for (const word of other.split(/\s+/)) left.set(word, (left.get(word) ?? 0) + 1);
  return text
    .trim()
    .split(/(\s+)/)
    .map((word) => {
      const count = left.get(word) ?? 0;
      left.set(word, count - 1);
      return count > 0 || !word.trim() ? word : mark(word);
    });
}
