// A match on one sheet: how it stands, who has how many chips, the bets on this game, the games so far.
import { useEffect } from "preact/hooks";
import type { Match, MatchGame } from "../../engine/types/match.ts";
import { t } from "../../i18n/index.ts";
import { isPlayer } from "../../i18n/nameless.ts";
import { initial } from "../../i18n/shown.ts";
import buttonStyles from "../../kit/button.module.css";
import { Explained } from "../../kit/Explained.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { State } from "../../state/state.ts";
import type { standing } from "./course.ts";
import matchStyles from "./match.module.css";
import { Chips } from "./Strip.tsx";
import standingStyles from "./standing.module.css";
import { called, character, dividedWords, drewWords, kindWords, standingWords } from "./words.ts";

interface Props {
  state: State;
  controller: Parameters<typeof standing>[0];
}

export default function MatchPanel({ state, controller }: Props) {
  const { match, game } = state;
  const tags = game?.summary.match;
  const id = tags?.id;
  useEffect(() => {
    if (id) void import("./course.ts").then(({ standing }) => standing(controller, id));
  }, [id, controller]);
  return (
    <Panel name="match" title={kindWords(tags?.kind ?? "rubber-1")} notice={state.notice}>
      {!match ? (
        <p aria-live="polite">{t("engine-awaited")}</p>
      ) : (
        <>
          <Standing match={match} />
          {tags && tags.bets.length > 0 && (
            <>
              <h3>{t("match-bets")}</h3>
              <ul class={matchStyles.list}>
                {tags.bets.map(({ name, seat, chips }) => (
                  <li key={name}>
                    {t("match-bet", { name: called(name), chips, on: called(game.summary.players[seat] ?? seat) })}
                  </li>
                ))}
              </ul>
              <p class={panelStyles.small}>{t("match-bets-help")}</p>
            </>
          )}
          {tags?.gallery && tags.bets.length === 0 && <p class={panelStyles.small}>{t("match-bets-none")}</p>}
          {tags && tags.draw.length > 0 && (
            <p class={panelStyles.small}>{t("match-drew", { listed: drewWords(tags) })}</p>
          )}
          <Games games={match.games} />
        </>
      )}
      <div class={panelStyles.panelButtons}>
        {match?.next && match.games.at(-1)?.over && (
          <button
            type="button"
            class={`${buttonStyles.button} ${buttonStyles.primary}`}
            data-event={`app:match-next:${match.id}`}
          >
            {t("choice-match-next")}
          </button>
        )}
        <button type="button" class={buttonStyles.button} data-event="app:close">
          {t("visit-table")}
        </button>
      </div>
    </Panel>
  );
}

function Standing({ match }: { match: Match }) {
  const { people, kind, pot, wins, over, winner, stopped, divided, stake } = match;
  const pool = kind === "pool";
  return (
    <>
      {pool ? (
        <p class={matchStyles.pot}>
          <Chips number={pot} words={t("match-pot", { pot })} /> {t("match-pot", { pot })}
        </p>
      ) : (
        kind !== "rubber-1" && <p class={matchStyles.standing}>{standingWords(match)}</p>
      )}
      <p class={panelStyles.small}>
        {pool ? t("match-pool-rule") : kind !== "rubber-1" ? t("match-rule", { wins }) : ""}{" "}
        {stake > 0 && t("match-stake", { stake })}
      </p>
      {over && winner && (
        <p class={matchStyles.winner}>
          {t(pool ? "match-won-pool" : "match-won", {
            who: isPlayer(winner) ? "you" : "other",
            name: called(winner),
          })}
        </p>
      )}
      {stopped && (
        <p class={panelStyles.refusal}>
          <Explained problem={stopped} />
        </p>
      )}
      {divided && <p>{dividedWords(divided)}</p>}
      <ul class={matchStyles.people}>
        {people.map((person) => (
          <li key={person.name} data-role={person.role}>
            <span class={standingStyles.face} aria-hidden="true">
              {initial(called(person.name))}
            </span>
            <span class={matchStyles.person}>
              <strong>
                <bdi>{called(person.name)}</bdi>
              </strong>
              <small>
                {person.role === "player"
                  ? [person.waits && !over && t("match-waits"), pool && person.won > 0 && !over && t("match-won-one")]
                      .filter(Boolean)
                      .join(" · ")
                  : character(person)}
              </small>
            </span>
            {person.purse !== null && <Chips number={person.purse} words={t("match-purse", { chips: person.purse })} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Games({ games }: { games: MatchGame[] }) {
  const done = games.filter(({ over }) => over);
  if (done.length === 0) return null;
  return (
    <>
      <h3>{t("match-games")}</h3>
      <ol class={matchStyles.list}>
        {done.map(({ number, players, score, winner, worth }) => (
          <li key={number} value={number}>
            {t("match-stand", {
              first: called(players.S ?? "S"),
              firstScore: score.S ?? 0,
              second: called(players.N ?? "N"),
              secondScore: score.N ?? 0,
            })}{" "}
            {winner &&
              t("match-game-won", {
                name: called(players[winner] ?? winner),
                who: isPlayer(players[winner] ?? "") ? "you" : "other",
              })}{" "}
            {winner && worth !== null && worth > 1 && t("result-worth", { points: worth })}
          </li>
        ))}
      </ol>
    </>
  );
}
