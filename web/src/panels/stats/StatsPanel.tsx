import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { ask } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Standings } from "../../engine/types/analysis.ts";
import type { Estimated } from "../../engine/types/figures.ts";
import { gameName } from "../../i18n/games.ts";
import { t } from "../../i18n/index.ts";
import { Loading } from "../../kit/Loading.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { State } from "../../state/state.ts";
import { type Listed, listGames } from "../../store/games.ts";
import { listUnreadable } from "../../store/unreadable.ts";
import {
  type By,
  costliest,
  counts,
  type Group,
  grouped,
  orders,
  type Period,
  periods,
  total,
  totalJudged,
} from "./adding.ts";
import { type Counts, count } from "./counting.ts";
import { Judged } from "./Judged.tsx";
import { Measures } from "./Measures.tsx";
import { Results } from "./Results.tsx";
import { seriesOf } from "./series.ts";
import styles from "./stats.module.css";
import { Trend } from "./Trend.tsx";
import { useLatest } from "./useLatest.ts";

/** What the engine has estimated, of which groups and periods. */
interface Answered {
  game: string;
  by: By;
  groups: Group[];
  over: Period[];
  estimates: Record<string, Estimated>[];
  standings: Standings | undefined;
}

// While games are counted, figures are renewed after a pause that doubles each time: the sums of thousands of games hold up
// the counting.
const FIRST_MS = 1000;
const LAST_MS = 8000; // the longest pause

const FEW = 10; // with fewer games the ranges are too wide to say much

/** The user's finished games, and their figures as far as they are known. */
interface Found {
  games: Listed[];
  unread: number; // stored games that cannot be read
  counted: Counts;
  done: boolean;
}

/** Return the user's games and their figures; null until the games are read. */
function useCounted(version: number, attempts: number): Found | "failed" | null {
  const [found, setFound] = useState<Found | "failed" | null>(null);
  useEffect(() => {
    let current = true;
    const run = async () => {
      const all = await listGames();
      const games = all.filter(counts);
      const unread = (await listUnreadable(all)).length;
      let counted: Counts = {};
      let steps = 0;
      let shown = 0;
      let pause = FIRST_MS;
      for await (counted of count(games)) {
        if (!current) return;
        steps += 1;
        if (steps === 1 && games.every(({ id }) => lookUp(counted, id))) continue; // all are stored: once is enough
        // What was stored, the first games, and then ever less often.
        if (steps > 2 && performance.now() - shown < pause) continue;
        if (steps > 2) pause = Math.min(LAST_MS, 2 * pause);
        shown = performance.now();
        setFound({ games, unread, counted, done: false });
      }
      if (current) setFound({ games, unread, counted, done: true });
    };
    run().catch(() => current && setFound("failed"));
    return () => {
      current = false;
    };
  }, [version, attempts]);
  return found;
}

/** Statistics of the games played on this device, each figure with its interval. */
export default function StatsPanel({ state }: { state: State }) {
  const [attempts, setAttempts] = useState(0);
  const found = useCounted(state.libraryVersion, attempts);
  const [kind, setKind] = useState(state.game?.summary.game ?? "");
  const [by, setBy] = useState<By>("opponent");
  const [withWarmUps, setWithWarmUps] = useState(false);
  const games = found === null || found === "failed" ? [] : found.games;
  const counted = found === null || found === "failed" ? {} : found.counted;
  const unread = found === null || found === "failed" ? 0 : found.unread;
  const kinds = useMemo(() => [...new Set(games.map(({ summary }) => summary.game))].sort().reverse(), [games]);
  const game = kinds.includes(kind) ? kind : (kinds[0] ?? "");
  const ofGame = games.filter(({ summary }) => summary.game === game);
  const isWarmUp = ({ id }: Listed) => lookUp(counted, id)?.figures?.warmUp === true;
  const warmUps = ofGame.filter(isWarmUp).length;
  const others = ofGame.filter((one) => !isWarmUp(one));
  const chosen = withWarmUps || others.length === 0 ? ofGame : others; // a first game is seen at once
  const done = found !== null && found !== "failed" && found.done;
  const known = ofGame.filter(({ id }) => lookUp(counted, id)).length;
  const seats = ofGame[0]?.summary.seats.length ?? 2;
  const reviewed = chosen.filter(({ id }) => lookUp(counted, id)?.judged).length;
  const isAsked = game !== "" && (done || known > 0);
  const key = `${attempts} ${game} ${by} ${withWarmUps} ${state.libraryVersion} ${known} ${reviewed} ${done}`;
  const asked = useLatest(isAsked ? key : null, async () => {
    const groups = grouped(chosen, counted, by);
    const over = periods(chosen, counted);
    const sums = [...total(chosen, counted), ...groups.map((group) => group.sums), ...over.map((each) => each.sums)];
    const { estimates = [] } = await ask({ do: "estimates", game, sums });
    const judged = [totalJudged(chosen, counted), ...over.map((each) => each.judged)];
    const { standings } = reviewed > 0 ? await ask({ do: "standings", game, sums: judged }) : {};
    return { game, by, groups, over, estimates, standings };
  });
  // What was shown stays until the next answer is there: nothing closes, and the focus stays.
  const last = useRef<Answered | null>(null);
  if (asked && asked.answer !== "failed") last.current = asked.answer;
  const answer = last.current?.game === game ? last.current : null;
  const isWhole = done && (!isAsked || asked?.key === key);
  const hasFailed = found === "failed" || (asked?.key === key && asked.answer === "failed");
  const { by: shownBy = by, groups = [], over = [], estimates = [], standings } = answer ?? {};
  const [own, theirs, ...rest] = estimates;
  const [standing, ...inPeriods] = standings?.groups ?? [];
  return (
    <Panel name="stats" title={t("statistics")} notice={state.notice} read>
      {hasFailed && <Failed again={() => setAttempts(attempts + 1)} words="stats-failed" />}
      {found === null && <Loading />}
      {done && games.length === 0 && <p>{t("stats-none")}</p>}
      {found && found !== "failed" && !isWhole && (
        <p role="status" data-counting>
          {t("stats-counting", { known, count: ofGame.length })}
        </p>
      )}
      {kinds.length > 1 && (
        <select
          class={styles.choice}
          value={game}
          aria-label={t("stats-game")}
          onChange={(event) => setKind(event.currentTarget.value)}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {gameName(each)}
            </option>
          ))}
        </select>
      )}
      {own && theirs && (
        <>
          {isWhole && chosen.length < FEW && (
            <p>{t(others.length > 0 ? "stats-few" : "stats-only-warm-ups", { count: chosen.length })}</p>
          )}
          <div class={styles.by}>
            <h3>{t("stats-results")}</h3>
            <select
              class={styles.choice}
              value={by}
              aria-label={t("stats-by")}
              onChange={(event) => setBy(event.currentTarget.value as By)}
            >
              {orders.map((each) => (
                <option key={each} value={each}>
                  {t(`stats-by-${each}`)}
                </option>
              ))}
            </select>
          </div>
          <Results groups={groups} estimates={rest.slice(0, groups.length)} by={shownBy} />
          <Trend periods={over} series={seriesOf(rest.slice(groups.length), inPeriods)} />
          {standing && standings && (
            <Judged standing={standing} scale={standings.scale} games={reviewed} costly={costliest(chosen, counted)} />
          )}
          <h3>{t("stats-play")}</h3>
          <Measures own={own} others={theirs} withPartners={seats > 2} />
          <p class={panelStyles.small}>{t("stats-means-this")}</p>
        </>
      )}
      {unread > 0 && <p class={panelStyles.small}>{t("stats-unread", { count: unread })}</p>}
      {done && warmUps > 0 && others.length > 0 && (
        <label class={styles.warmUps}>
          <input
            type="checkbox"
            checked={withWarmUps}
            onChange={(event) => setWithWarmUps(event.currentTarget.checked)}
          />
          {t("stats-with-warm-ups", { count: warmUps })}
        </label>
      )}
    </Panel>
  );
}
