import { useState } from "preact/hooks";
import { choiceWords, reasonWords } from "../../analysis/choices.ts";
import { Failed } from "../../analysis/Failed.tsx";
import { places } from "../../analysis/figures.ts";
import { ask } from "../../engine/client.ts";
import { mateOf } from "../../engine/seats.ts";
import type { ChosenWhy } from "../../engine/types/analysis.ts";
import type { Answer } from "../../engine/types/answer.ts";
import { explainingSeats, nameOf } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { Explained } from "../../kit/Explained.tsx";
import { Segments } from "../../kit/Fields.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { EngineAwaited } from "../../kit/Loading.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Reads } from "../../state/state.ts";
import styles from "./why.module.css";

/** The others' reasons for each decision of the deal, in their own words: of one at a time where there are several. */
export default function WhyPanel({ state: { game, notice } }: Reads<"game" | "notice">) {
  const record = game?.record ?? "";
  const seats = game ? explainingSeats(game) : [];
  const mate = game ? mateOf(game.seat, game.summary.seats) : "";
  const [chosen, choose] = useState("");
  const seat = seats.find((each) => each === chosen) ?? seats.find((each) => each === mate) ?? seats[0] ?? "";
  const key = record && `${seat} ${record}`;
  const { answer, hasFailed, again } = useAsked(key || null, () => ask({ do: "why", record, seat }));
  const named = (each: string) => (game ? nameOf(game, each) : "");
  const name = named(seat);
  return (
    <Panel
      name="why"
      title={seats.length > 1 ? t("choice-why-others") : t("choice-why", { name })}
      read
      notice={notice}
    >
      {seats.length > 1 && (
        <Segments
          name="why-seat"
          legend={t("why-whom")}
          hidden
          class={styles.whom}
          value={seat}
          choices={seats.map((each) => [
            each,
            t("why-seat", { name: named(each), role: each === mate ? "partner" : "other" }),
          ])}
          change={choose}
        />
      )}
      {hasFailed ? (
        <Failed again={again} />
      ) : (
        <div aria-live="polite" aria-busy={!answer}>
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
    .map((why) => ({ ...why, words: reasonWords(why.reasons, "reason", { name }) }))
    .filter(({ words }) => words.length > 0);
  if (whys.length === 0) return <p>{t("why-nothing", { name })}</p>;
  return (
    <>
      <ol class={styles.whys}>
        {whys.map(({ event, words, figures = [] }, at) => (
          <li key={`${at} ${event}`}>
            <strong>{choiceWords(event)}</strong> <q>{joined(words)}</q>
            {figures.length > 1 && <Figures event={event} figures={figures} />}
          </li>
        ))}
      </ol>
      {whys.some(({ figures = [] }) => figures.length > 1) && <p class={panelStyles.small}>{t("why-points")}</p>}
    </>
  );
}

/** What each choice was worth to the player, the best first. */
function Figures({ event, figures }: { event: string; figures: NonNullable<ChosenWhy["figures"]> }) {
  return (
    <ul class={styles.figures} aria-label={t("why-figures")}>
      {figures.map((each) => (
        <li key={each.event} class={each.event === event ? styles.done : undefined}>
          {choiceWords(each.event)} <b>{places(each.points, 0)}</b>
        </li>
      ))}
    </ul>
  );
}
