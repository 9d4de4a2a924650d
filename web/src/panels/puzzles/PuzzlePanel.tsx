import { useEffect, useState } from "preact/hooks";
import { ask } from "../../engine/client.ts";
import { offers } from "../../engine/offers.ts";
import { other } from "../../engine/seats.ts";
import type { ListedPuzzle } from "../../engine/types/analysis.ts";
import type { Answer } from "../../engine/types/answer.ts";
import type { Problem } from "../../engine/types/view.ts";
import { FIRST } from "../../i18n/games.ts";
import { t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { Explained } from "../../kit/Explained.tsx";
import { useAddress } from "../../kit/hooks/useAddress.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Loading } from "../../kit/Loading.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { goTo } from "../../state/history.ts";
import type { State } from "../../state/state.ts";
import { Table } from "../../table/index.ts";
import { loadProgress, nextPuzzle, noted, saveProgress } from "./progress.ts";
import styles from "./puzzles.module.css";
import { Solution } from "./Solution.tsx";

interface Props {
  state: State;
  route: () => unknown; // shows what the address names
}

/** Problems, one after another: the choice is made at the table, then comes what each was worth. */
export default function PuzzlePanel({ state, route }: Props) {
  const onTable = state.game?.summary.game ?? FIRST;
  const game = offers(onTable, "puzzles") ? onTable : FIRST;
  const [at, turn] = useAddress();
  const [progress, setProgress] = useState(loadProgress);
  const [solved, setSolved] = useState<{ answer: Answer; gained: number } | null>(null);
  const [refused, setRefused] = useState<Problem | null>(null);
  const listed = useAsked(game, () => ask({ do: "puzzles", game }));
  const puzzles = listed && listed !== "failed" ? (listed.puzzles ?? []) : null;
  const current = puzzles?.find(({ id }) => id === at) ?? null;
  const asked = useAsked(current?.id ?? null, () => ask({ do: "puzzle", game, puzzle: current?.id ?? "" }));
  const put = asked && asked !== "failed" ? asked : null;

  const goOn = () => {
    setSolved(null);
    setRefused(null);
    turn((puzzles && nextPuzzle(puzzles, progress, new Date())?.id) ?? "");
  };
  // Without a problem in the address, or with one that is no more, the next is put.
  useEffect(() => {
    if (puzzles && !current) goOn();
  }, [puzzles === null, current === null]);

  const solve = async (puzzle: ListedPuzzle, event: string) => {
    const answer = await ask({ do: "solve", game, puzzle: puzzle.id, event });
    const { solution, problems } = answer;
    if (!solution) return setRefused(problems?.[0] ?? null);
    const after = noted(progress, puzzle, solution.right, new Date());
    saveProgress(after);
    setProgress(after);
    setSolved({ answer, gained: Math.round(after.rating.rating) - Math.round(progress.rating.rating) });
  };
  /** Take what is chosen at the table for the answer: the page must not play it in the game under the panel. */
  const take = (event: MouseEvent) => {
    const chosen = (event.target as Element).closest<HTMLElement>("[data-event]")?.dataset.event ?? "";
    if (!current || event.defaultPrevented || !/^[A-Z][.:-]/.test(chosen)) return;
    event.preventDefault();
    if (!solved) void solve(current, chosen);
  };
  const look = async () => {
    if (!solved?.answer.record || !solved.answer.at) return;
    const { link } = await ask({ do: "link", record: solved.answer.record, at: solved.answer.at });
    if (!link) return;
    goTo({ link });
    void route();
  };

  const failed = listed === "failed" || asked === "failed";
  const isDone = puzzles !== null && !current && nextPuzzle(puzzles, progress, new Date()) === null;
  const quiet = current?.kind === "double" && put?.view ? `${put.view.seat}:nothing` : null; // the table has no such button
  return (
    <Panel name="puzzles" title={t("puzzles")} notice={state.notice}>
      <div class={styles.puzzle}>
        <p class={styles.asked} aria-live="polite">
          {current && put ? (
            <>
              <strong>{t(`puzzle-${current.kind}-ask`)}</strong>{" "}
              <span>
                {t("puzzle-rated", { rating: String(current.rating), own: String(Math.round(progress.rating.rating)) })}
              </span>
            </>
          ) : failed ? (
            t("puzzle-failed")
          ) : isDone ? (
            t("puzzle-all-done")
          ) : (
            <>
              {t("engine-awaited")} <Loading />
            </>
          )}
          {refused && (
            <span role="alert">
              {" "}
              <Explained problem={refused} />
            </span>
          )}
        </p>
        {/* biome-ignore lint/a11y: the buttons of the table are within */}
        <div class={styles.cloth} onClick={take}>
          {put?.view && put.log && put.puzzle && (
            <Table
              key={put.puzzle.id}
              game={`puzzle-${put.puzzle.id}`}
              view={put.view}
              entry={null}
              log={put.log}
              names={{ [put.puzzle.seat]: you(), [other(put.puzzle.seat)]: t("puzzle-other") }}
              settings={state.settings}
              waiting={false}
              watching={solved !== null}
              says={solved && { words: t(`puzzle-${put.puzzle.kind}-ask`), yours: false }}
              more={quiet ? [{ event: quiet, label: t("puzzle-nothing") }] : []}
            />
          )}
        </div>
        {solved?.answer.solution && (
          <Solution
            solution={solved.answer.solution}
            rating={progress.rating.rating}
            gained={solved.gained}
            next={goOn}
            look={() => void look()}
          />
        )}
      </div>
    </Panel>
  );
}
