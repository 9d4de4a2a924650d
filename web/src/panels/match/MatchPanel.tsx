import { useEffect } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import type { Match, MatchGame, MatchTags } from "../../engine/types/match.ts";
import { t } from "../../i18n/index.ts";
import { joined, matchName } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import { EngineAwaited } from "../../kit/Loading.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Reads } from "../../state/state.ts";
import type { Game } from "../../store/games.ts";
import matchStyles from "./match.module.css";
import {
  character,
  displayName,
  dividedWords,
  drawWords,
  person,
  scoreWords,
  standingWords,
  winnerWords,
} from "./matchWords.ts";
import { Chips, Person } from "./Person.tsx";

/** A match: its standing, everybody's chips, the bets on this game, the games so far. */
export default function MatchPanel({ state }: Reads<"match" | "game" | "notice">) {
  const { match, game } = state;
  const tags = game?.summary.match;
  const id = tags?.id;
  useEffect(() => {
    if (id) void import("./matches.ts").then(({ readStanding }) => readStanding(id));
  }, [id]);
  return (
    <Panel name="match" title={matchName(tags?.kind ?? "rubber-1")} notice={state.notice}>
      {!match ? (
        <p aria-live="polite">
          <EngineAwaited />
        </p>
      ) : (
        <>
          <Standing match={match} />
          {tags && <ThisGame tags={tags} players={game.summary.players} />}
          <Games games={match.games} />
        </>
      )}
      <div class={panelStyles.panelButtons}>
        {match?.next && match.games.at(-1)?.over && (
          <Button primary event={`app:match-next:${match.id}`} says="choice-match-next" />
        )}
        <Button event="app:close" says="visit-table" />
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
        {joined([
          pool ? t("match-pool-rule") : kind !== "rubber-1" && t("match-rule", { wins }),
          stake > 0 && t("match-stake", { stake }),
        ])}
      </p>
      {over && winner && <p class={matchStyles.winner}>{winnerWords(match, winner)}</p>}
      {stopped && (
        <p class={panelStyles.refusal}>
          <Explained problem={stopped} />
        </p>
      )}
      {divided && <p>{dividedWords(divided)}</p>}
      <ul class={matchStyles.people}>
        {people.map((one) => {
          const about = [
            one.waits && !over && t("match-waits"),
            pool && one.won > 0 && !over && t("match-won-one"),
          ].filter(Boolean);
          return (
            <Person key={one.name} person={one} about={one.role === "player" ? about.join(" · ") : character(one)} />
          );
        })}
      </ul>
    </>
  );
}

function ThisGame({ tags, players }: { tags: MatchTags; players: Game["summary"]["players"] }) {
  const { bets, gallery, draw } = tags;
  return (
    <>
      {bets.length > 0 && (
        <>
          <h3>{t("match-bets")}</h3>
          <ul class={matchStyles.list}>
            {bets.map(({ name, seat, chips }) => (
              <li key={name}>
                {t("match-bet", { name: displayName(name), chips, on: displayName(lookUp(players, seat) ?? seat) })}
              </li>
            ))}
          </ul>
          <p class={panelStyles.small}>{t("match-bets-help")}</p>
        </>
      )}
      {gallery && bets.length === 0 && <p class={panelStyles.small}>{t("match-bets-none")}</p>}
      {draw.length > 0 && <p class={panelStyles.small}>{t("match-drew", { listed: drawWords(tags) })}</p>}
    </>
  );
}

function Games({ games }: { games: MatchGame[] }) {
  const finished = games.filter(({ over }) => over);
  if (finished.length === 0) return null;
  return (
    <>
      <h3>{t("match-games")}</h3>
      <ol class={matchStyles.list}>
        {finished.map(({ number, players, score, winner, worth }) => (
          <li key={number} value={number}>
            {scoreWords(score, { S: displayName(players.S ?? "S"), N: displayName(players.N ?? "N") })}{" "}
            {winner && t("match-game-won", person(lookUp(players, winner) ?? winner))}
            {t("sentence-gap")}
            {winner && worth !== null && worth > 1 && t("result-worth", { points: worth })}
          </li>
        ))}
      </ol>
    </>
  );
}
