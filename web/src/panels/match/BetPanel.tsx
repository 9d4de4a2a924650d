// Before a game, whoever looks on may back one of the two, in a pool whoever waits: the bets are matched, and what finds
// no match is given back.
import { useState } from "preact/hooks";
import type { Match } from "../../engine/types/match.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { bettor } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { isPlayer } from "../../i18n/nameless.ts";
import { initial } from "../../i18n/shown.ts";
import { Explained } from "../../kit/Explained.tsx";
import { Panel } from "../../kit/Panel.tsx";
import type { State } from "../../state/state.ts";
import type { bet } from "./course.ts";
import { Chips } from "./Strip.tsx";
import { called, character, drewWords, runningWords, standingWords } from "./words.ts";
import "./match.css";

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
          <p class="match-standing">{you?.waits ? t("match-out", who) : standingWords(match)}</p>
        )}
        {you?.waits && <p class="small">{before(match)}</p>}
        <fieldset class="segments">
          <legend>{t("bet-whom", who)}</legend>
          <div class="segments-row">
            {match.people
              .filter((person) => person.seat)
              .map((person) => (
                <label key={person.name} class="segment">
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
        <label class="field">
          <span>{t("bet-chips", { chips, purse })}</span>
          <input
            type="range"
            min={1}
            max={purse}
            value={chips}
            onInput={(event) => setWish(Number(event.currentTarget.value))}
          />
        </label>
        {held > 0 && <p class="small">{t("bet-kept", { chips: held })}</p>}
        <p class="small">{t(how)}</p>
        <h3>{t("bet-others")}</h3>
        <ul class="match-people">
          {match.people
            .filter(({ role }) => role === "gallery")
            .map((person) => (
              <li key={person.name} data-role="gallery">
                <span class="face" aria-hidden="true">
                  {initial(called(person.name))}
                </span>
                <span class="match-person">
                  <strong>
                    <bdi>{called(person.name)}</bdi>
                  </strong>
                  <small>{character(person)}</small>
                </span>
                <Chips number={person.purse ?? 0} words={t("match-purse", { chips: person.purse ?? 0 })} />
              </li>
            ))}
        </ul>
        <p class="refusal" role="alert">
          {problem && <Explained problem={problem} />}
        </p>
        <div class="panel-buttons sticky">
          <button type="button" class="button" aria-disabled={dealing} onClick={() => void place(null)}>
            {t("bet-none")}
          </button>
          <button type="submit" class="button primary" aria-disabled={dealing}>
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
