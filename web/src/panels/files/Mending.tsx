import { useEffect, useRef } from "preact/hooks";
import type { Problem } from "../../engine/types/view.ts";
import { tagName } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { listed } from "../../i18n/list.ts";
import { shownName } from "../../i18n/shown.ts";
import { Button } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Importing, Mended } from "../../state/state.ts";
import { Beside } from "./Beside.tsx";
import styles from "./mending.module.css";
import { type Answer, answerImport, sourcesOf } from "./reading.ts";

const CHANGED = 60_000; // characters of the longest text that is put into the field to be changed

/** Games that were read with warnings, each beside what was typed, before they are kept. */
export function Mending({ importing }: { importing: Importing }) {
  const { mended, more } = importing;
  const head = useRef<HTMLHeadingElement>(null);
  const count = mended.length;
  useEffect(() => head.current?.focus(), []);
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
          <details key={at} class={styles.game} open={at === 0}>
            <summary>{nameOf(each)}</summary>
            <MendedGame mended={each} />
          </details>
        ),
      )}
      <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`}>
        <Button onClick={answering("leave")}>{t("mended-leave", { count })}</Button>
        {!more && sourcesOf(mended).length <= CHANGED && (
          <Button onClick={answering("change")}>{t("mended-change")}</Button>
        )}
        {more && <Button onClick={answering("all")}>{t("mended-all")}</Button>}
        <Button primary onClick={answering("keep")}>
          {t("mended-keep", { count })}
        </Button>
      </div>
    </section>
  );
}

/** Return the handler of a button. The second click of a double one would answer the next question unseen. */
const answering = (answer: Answer) => (event: MouseEvent) => {
  if (event.detail < 2) answerImport(answer);
};

/** Return what distinguishes a game from the others: its file, its number there, and who plays. */
function nameOf({ file, game: { summary, problems } }: Mended): string {
  const record = problems.find((problem) => problem.record)?.record ?? 1;
  const names = summary?.seats.map(
    (seat) => tagName(summary.game, seat, summary.players[seat] ?? "", true) || t("seat-title", { seat }),
  );
  return [shownName(file), t("import-record", { record }), listed(names ?? [])].filter(Boolean).join(" · ");
}

/** A game with its warnings and both its texts. */
function MendedGame({ mended: { game } }: { mended: Mended }) {
  return (
    <>
      <ul class={styles.habits}>
        {byCode(game.problems).map(([first, more]) => (
          <li key={`${first.code} ${first.data.habit}`}>
            <Explained problem={first} />{" "}
            <small>
              {first.line !== undefined && t("mended-line", { line: first.line })}{" "}
              {more > 0 && t("import-more", { count: more })}
            </small>
          </li>
        ))}
      </ul>
      <Beside rows={game.typed?.rows ?? []} />
    </>
  );
}

/** Return the first problem of each kind, and the number of others. */
function byCode(problems: Problem[]): [Problem, number][] {
  const found = new Map<string, [Problem, number]>();
  for (const problem of problems) {
    const kind = problem.code === "W-habit" ? `${problem.code} ${problem.data.habit}` : problem.code;
    const [first, more] = found.get(kind) ?? [problem, -1];
    found.set(kind, [first, more + 1]);
  }
  return [...found.values()];
}
