// The match that the game on the table is of, along the upper edge of the table: how it stands, the pool, your purse,
// and the spectators, each with what they have put on whom.
import type { Bet } from "../../engine/types/match.ts";
import type { Seat } from "../../engine/types/view.ts";
import { shared } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { isPlayer } from "../../i18n/nameless.ts";
import { initial } from "../../i18n/shown.ts";
import stripStyles from "../../kit/strip.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { State } from "../../state/state.ts";
import { Advice } from "./Advice.tsx";
import standingStyles from "./standing.module.css";
import { called, kindWords, moved, poolAfter, poolWords, scoreWords, standingWords, tableNames } from "./words.ts";

export default function Strip({ state }: { state: State }) {
  const { game, shown, curtain, match } = state;
  const tags = game?.summary.match;
  if (!game || !tags) return null;
  const log = curtain ? [] : (shown?.log ?? []);
  const names = tableNames(game, !shared(game) || !(curtain || game.view.phase === "scored" || game.summary.over));
  const pool = tags.kind === "pool";
  const own = Object.entries(tags.purses ?? {}).find(([key]) => isPlayer(key) || (!game.watches && key === game.seat));
  const alone = !game.people || Object.keys(game.people).length < 2;
  const bets = (name: string): boolean => tags.bets.some((bet) => bet.name === name);
  // Whoever waits in a pool is one of them with a bet.
  const watching = Object.keys(tags.purses ?? {}).filter(
    (key) => !["S", "N"].includes(key) && (key !== tags.out || bets(key)),
  );
  // Once the game is over, how things stand after it.
  const after =
    game.summary.over && match?.games.some(({ number, over }) => number === tags.game && over) ? match : null;
  const purse = after?.people.find(({ name }) => isPlayer(name))?.purse ?? own?.[1] ?? 0;
  return (
    <aside
      class={`${stripStyles.strip} ${standingStyles.strip}`}
      data-part="strip"
      data-match
      aria-label={kindWords(tags.kind)}
    >
      <button type="button" class={standingStyles.stands} data-event="app:match" aria-haspopup="dialog">
        <span class={standingStyles.kind}>
          {tags.kind === "rubber-1"
            ? t("match-game-alone")
            : t("match-game", { kind: kindWords(tags.kind), game: tags.game })}
        </span>
        <span class={standingStyles.score}>
          {pool ? (
            <>
              <Chips number={(after ?? tags).pot} words={t("match-pot", { pot: (after ?? tags).pot })} />
              {" · "}
              {after ? poolAfter(after) : poolWords(tags, names)}
            </>
          ) : tags.kind === "rubber-1" ? (
            t("match-stake", { stake: tags.stake })
          ) : after ? (
            standingWords(after)
          ) : (
            scoreWords(tags, names)
          )}
        </span>
      </button>
      {watching.length > 0 && (
        <ul class={standingStyles.rail}>
          {watching.map((name) => (
            <Spectator
              key={name}
              name={name}
              bet={tags.bets.find((bet) => bet.name === name)}
              names={names}
              me={game.seat}
            />
          ))}
        </ul>
      )}
      {alone && own && (
        <span class={standingStyles.purse}>
          <Chips number={purse} words={t("match-purse", { chips: purse })} />
          {after && <small>{moved(game, after, after.people.find(({ name }) => isPlayer(name))?.name ?? "")}</small>}
        </span>
      )}
      <Advice game={game} log={log} />
    </aside>
  );
}

/** So many chips: a brass disc and the number. */
export function Chips({ number, words }: { number: number; words: string }) {
  return (
    <span class={standingStyles.chips} role="img" aria-label={words} title={words}>
      <i class={standingStyles.chipDisc} aria-hidden="true" />
      <b aria-hidden="true">{number}</b>
    </span>
  );
}

interface SpectatorProps {
  name: string;
  bet: Bet | undefined;
  names: Record<Seat, string>;
  me: Seat;
}

/** A spectator: a letter in a disc, turned to whom they back. */
function Spectator({ name, bet, names, me }: SpectatorProps) {
  const words = bet
    ? t("match-bet", { name: called(name), chips: bet.chips, on: names[bet.seat] ?? bet.seat })
    : t("match-bet-none", { name: called(name) });
  const side = bet ? (bet.seat === (me || "S") ? "near" : "far") : "none";
  return (
    <li class={standingStyles.spectator} data-side={side} title={words}>
      <span class={standingStyles.face} aria-hidden="true">
        {initial(called(name))}
      </span>
      {bet && <b aria-hidden="true">{bet.chips}</b>}
      <span class={unseenStyles.unseen}>{words}</span>
    </li>
  );
}
