// Before a game, whoever looks on may back one of the two, in a pool whoever waits: the bets are matched, and what finds
// no match is given back.
import { useState } from "preact/hooks";
import type { Match } from "../../engine/types/match.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { bettor } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { isPlayer } from "../../i18n/nameless.ts";
import { initial } from "../../i18n/shown.ts";
import buttonStyles from "../../kit/button.module.css";
import { Explained } from "../../kit/Explained.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { State } from "../../state/state.ts";
import type { bet } from "./course.ts";
import matchStyles from "./match.module.css";
import { Chips } from "./Strip.tsx";
import standingStyles from "./standing.module.css";
import { called, character, drewWords, runningWords, standingWords } from "./words.ts";

interface Props {
  state: State;
  controller: Parameters<typeof bet>[0];
}

export default function BetPanel({ state, controller }: Props) {
  const { betting } = state;
  const [seat, setSeat] = useState<Seat>("S");
  const [wish, setWish] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [dealing, setDealing] = useState(false);
  if (!betting)
    return (
      <Panel name="bet" title={t("bet-title")} notice={state.notice}>
        <p>{t("bet-gone")}</p>
      </Panel>
    );
  const { match } = betting;
  const you = bettor(match); // of several people at this device the one who waits
  const who = you && { name: called(you.name), who: isPlayer(you.name) ? "you" : "other" };
  const purse = you?.may_bet ?? 0;
  const held = (you?.purse ?? 0) - purse; // back, for the next stake
  const how = isPlayer(you?.name ?? "") ? `bet-${match.gallery}` : `bet-${match.gallery}-here`;
  const chips = Math.min(wish || Math.max(1, Math.round(purse / 5)), purse);
  const place = async (event: Event | null) => {
    event?.preventDefault();
    if (dealing || !you) return;
    setDealing(true);
    try {
      const { bet } = await import("./course.ts");
      setProblem(await bet(controller, event ? { name: you.name, seat, chips } : null));
    } finally {
      setDealing(false); // also when the engine gave up
    }
  };
  return (
    <Panel name="bet" title={t("bet-title")} notice={state.notice}>
      <form onSubmit={place}>
        {match.kind !== "rubber-1" && (
          <p class={matchStyles.standing}>{you?.waits ? t("match-out", who) : standingWords(match)}</p>
        )}
        {you?.waits && <p class={panelStyles.small}>{before(match)}</p>}
        <fieldset>
          <legend>{t("bet-whom", who)}</legend>
          <div class={fieldsStyles.segmentsRow}>
            {match.people
              .filter((person) => person.seat)
              .map((person) => (
                <label key={person.name} class={fieldsStyles.segment}>
                  <input
                    type="radio"
                    name="seat"
                    checked={seat === person.seat}
                    onChange={() => setSeat(person.seat ?? "S")}
                  />
                  <span>
                    <bdi>{called(person.name)}</bdi>
                  </span>
                </label>
              ))}
          </div>
        </fieldset>
        <label class={fieldsStyles.field}>
          <span>{t("bet-chips", { chips, purse })}</span>
          <input
            type="range"
            min={1}
            max={purse}
            value={chips}
            onInput={(event) => setWish(Number(event.currentTarget.value))}
          />
        </label>
        {held > 0 && <p class={panelStyles.small}>{t("bet-kept", { chips: held })}</p>}
        <p class={panelStyles.small}>{t(how)}</p>
        <h3>{t("bet-others")}</h3>
        <ul class={matchStyles.people}>
          {match.people
            .filter(({ role }) => role === "gallery")
            .map((person) => (
              <li key={person.name} data-role="gallery">
                <span class={standingStyles.face} aria-hidden="true">
                  {initial(called(person.name))}
                </span>
                <span class={matchStyles.person}>
                  <strong>
                    <bdi>{called(person.name)}</bdi>
                  </strong>
                  <small>{character(person)}</small>
                </span>
                <Chips number={person.purse ?? 0} words={t("match-purse", { chips: person.purse ?? 0 })} />
              </li>
            ))}
        </ul>
        <p class={panelStyles.refusal} role="alert">
          {problem && <Explained problem={problem} />}
        </p>
        <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`}>
          <button type="button" class={buttonStyles.button} aria-disabled={dealing} onClick={() => void place(null)}>
            {t("bet-none")}
          </button>
          <button type="submit" class={`${buttonStyles.button} ${buttonStyles.primary}`} aria-disabled={dealing}>
            {t("bet-place")}
          </button>
        </div>
      </form>
    </Panel>
  );
}

/** What there is to know before a game of a pool: in the first what was drawn, later who has won the last. */
function before(match: Match): string {
  const drawn = match.next?.tags.Draw;
  if (!drawn) return runningWords(match);
  const draw = drawn.split(" ").map((each) => {
    const [name = "", card = ""] = each.split(":");
    return { name, card };
  });
  return t("match-drew", { listed: drewWords({ draw }) });
}
