import { lookUp } from "../../engine/lookUp.ts";
import { advice, isShared } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { isPlayer } from "../../i18n/nameless.ts";
import { matchName } from "../../i18n/phrases.ts";
import stripStyles from "../../kit/strip.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { Reads } from "../../state/state.ts";
import type { Game } from "../../store/games.ts";
import {
  adviceWords,
  displayName,
  movedWords,
  poolResultWords,
  poolWords,
  scoreWords,
  standingWords,
  tableNames,
} from "./matchWords.ts";
import { Chips, Face } from "./Person.tsx";
import standingStyles from "./standing.module.css";

/** The match along the upper edge of the table: its standing, the pool, the user's purse, the spectators and their
 *  bets. */
export default function Strip({ state }: Reads<"game" | "shown" | "curtain" | "match">) {
  const { game, shown, curtain, match } = state;
  const tags = game?.summary.match;
  if (!game || !tags) return null;
  const log = curtain ? [] : (shown?.log ?? []);
  const names = tableNames(game, !isShared(game) || !(curtain || game.view.phase === "scored" || game.summary.over));
  const pool = tags.kind === "pool";
  const waiting = game.watches && game.side ? lookUp(game.side.names, game.side.seat) : undefined; // in a pool of friends
  const mine = game.watches ? waiting : game.seat;
  const own = Object.entries(tags.purses ?? {}).find(([key]) => isPlayer(key) || key === mine);
  const alone = !game.people || Object.keys(game.people).length < 2;
  const hasBet = (name: string): boolean => tags.bets.some((bet) => bet.name === name);
  // The person who waits in a pool is a spectator only with a bet.
  const spectators = Object.keys(tags.purses ?? {}).filter(
    (key) => !["S", "N"].includes(key) && (key !== tags.out || hasBet(key)),
  );
  // Once the game is over, the standing after it.
  const after =
    game.summary.over && match?.games.some(({ number, over }) => number === tags.game && over) ? match : null;
  const purse = after?.people.find(({ name }) => isPlayer(name))?.purse ?? own?.[1] ?? 0;
  const spectator = (who: string) => {
    const bet = tags.bets.find(({ name }) => name === who);
    const [name, on] = [displayName(who), bet && (lookUp(names, bet.seat) ?? bet.seat)];
    const words = bet ? t("match-bet", { name, chips: bet.chips, on: on ?? "" }) : t("match-bet-none", { name });
    // On the side of the player they have bet on.
    const side = bet ? (bet.seat === (game.seat || "S") ? "near" : "far") : "none";
    return (
      <li key={who} class={standingStyles.spectator} data-side={side} title={words}>
        <Face name={who} />
        {bet && <b aria-hidden="true">{bet.chips}</b>}
        <span class={unseenStyles.unseen}>{words}</span>
      </li>
    );
  };
  return (
    <aside
      class={`${stripStyles.strip} ${standingStyles.strip}`}
      data-part="strip"
      data-match
      aria-label={matchName(tags.kind)}
    >
      <button type="button" class={standingStyles.stands} data-event="app:match" aria-haspopup="dialog">
        <span class={standingStyles.kind}>
          {tags.kind === "rubber-1"
            ? t("match-game-alone")
            : t("match-game", { kind: matchName(tags.kind), game: tags.game })}
        </span>
        <span class={standingStyles.score}>
          {pool ? (
            <>
              <Chips number={(after ?? tags).pot} words={t("match-pot", { pot: (after ?? tags).pot })} />
              {" · "}
              {after ? poolResultWords(after) : poolWords(tags, names, waiting)}
            </>
          ) : tags.kind === "rubber-1" ? (
            t("match-stake", { stake: tags.stake })
          ) : after ? (
            standingWords(after)
          ) : (
            scoreWords(tags.score, names)
          )}
        </span>
      </button>
      {spectators.length > 0 && <ul class={standingStyles.rail}>{spectators.map(spectator)}</ul>}
      {alone && own && (
        <span class={standingStyles.purse}>
          <Chips number={purse} words={t("match-purse", { chips: purse })} />
          {after && (
            <small>{movedWords(game, after, after.people.find(({ name }) => isPlayer(name))?.name ?? "")}</small>
          )}
        </span>
      )}
      <Advice game={game} log={log} />
    </aside>
  );
}

/** The advice of the player's backers, on small slips, until the decision. table/spoken.ts announces it. */
function Advice({ game, log }: { game: Game; log: Game["log"] }) {
  const { view, seat } = game;
  const said = view.turn === seat ? advice(log, seat) : [];
  return (
    <div class={standingStyles.advice} role="log" aria-live="off" aria-label={t("match-advice")}>
      {said.map((one) => (
        <p key={one.name} class={standingStyles.adviceNote}>
          <b>
            <bdi>{displayName(one.name)}</bdi>
          </b>{" "}
          <span>{adviceWords(one)}</span>
        </p>
      ))}
    </div>
  );
}
