// A question at the end of a lesson: a problem to solve. It changes no rating, unlike problems by themselves.
import { useState } from "preact/hooks";
import { ask } from "../../engine/client.ts";
import type { Solution as Solved } from "../../engine/types/analysis.ts";
import { t } from "../../i18n/index.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Solution } from "../puzzles/Solution.tsx";
import { AtPage, type PageProps } from "./AtPage.tsx";

/** A problem, then the worth of each choice. */
export function AtQuestion({ game, id, goOn, ...shared }: PageProps & { id: string }) {
  const [attempts, setAttempts] = useState(0);
  const [solution, setSolution] = useState<Solved | null>(null);
  const [refused, setRefused] = useState(0);
  const asked = useAsked(attempts, () => ask({ do: "puzzle", game, puzzle: id }));
  const { puzzle, view, log } = asked && asked !== "failed" ? asked : {};
  const take = async (event: string) => {
    const answer = await ask({ do: "solve", game, puzzle: id, event });
    if (answer.solution) setSolution(answer.solution);
    else setRefused(refused + 1);
  };
  return (
    <AtPage
      {...shared}
      question={puzzle ? t(`puzzle-${puzzle.kind}-ask`) : ""}
      failed={asked && !puzzle ? "puzzle-failed" : null}
      again={() => setAttempts(attempts + 1)}
      loading={!asked}
      missed={refused}
      missedWords={t("puzzle-no-choice")}
      table={puzzle && view && log ? { game: `lesson-${id}`, seat: puzzle.seat, view, entry: null, log } : null}
      done={solution !== null}
      take={take}
    >
      {solution && view && (
        <Solution solution={solution} view={view} next={() => goOn(solution.right)} goOn={t("lesson-on")} />
      )}
    </AtPage>
  );
}
