import { Failed } from "../../analysis/Failed.tsx";
import { choiceWords, reasonWords } from "../../analysis/words.ts";
import { ask } from "../../engine/client.ts";
import type { Answer } from "../../engine/types/answer.ts";
import { explainingSeat, nameOf } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { Explained } from "../../kit/Explained.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { EngineAwaited } from "../../kit/Loading.tsx";
import { Panel } from "../../kit/Panel.tsx";
import type { Reads } from "../../state/state.ts";
import styles from "./why.module.css";

/** The opponent's reasons for each decision of the deal, in the opponent's words. */
export default function WhyPanel({ state: { game, notice } }: Reads<"game" | "notice">) {
  const record = game?.record ?? "";
  const { answer, hasFailed, again } = useAsked(record || null, () => ask({ do: "why", record }));
  const whom = game && explainingSeat(game);
  const name = whom ? nameOf(game, whom) : "";
  return (
    <Panel name="why" title={t("choice-why", { name })} read notice={notice}>
      {hasFailed ? (
        <Failed again={again} />
      ) : (
        <div aria-live="polite">
          {answer ? (
            <Reasons answer={answer} name={name} />
          ) : (
            <p>
              <EngineAwaited />
            </p>
          )}
        </div>
      )}
    </Panel>
  );
}

function Reasons({ answer, name }: { answer: Answer; name: string }) {
  if (answer.problems?.[0])
    return (
      <p>
        <Explained problem={answer.problems[0]} />
      </p>
    );
  if (answer.without) return <p>{t("why-without", { name })}</p>;
  const whys = (answer.whys ?? [])
    .map(({ event, reasons }) => ({ event, words: reasonWords(reasons, "reason", { name }) }))
    .filter(({ words }) => words.length > 0);
  if (whys.length === 0) return <p>{t("why-nothing", { name })}</p>;
  return (
    <ol class={styles.whys}>
      {whys.map(({ event, words }, at) => (
        <li key={`${at} ${event}`}>
          <strong>{choiceWords(event)}</strong> <q>{joined(words)}</q>
        </li>
      ))}
    </ol>
  );
}
