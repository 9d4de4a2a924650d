import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { costlyWords } from "../../analysis/choices.ts";
import { Failed } from "../../analysis/Failed.tsx";
import { amount, formOf } from "../../analysis/unit.ts";
import { ask } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Scale, Standing, Standings, Unit } from "../../engine/types/analysis.ts";
import type { Estimated } from "../../engine/types/figures.ts";
import { has, locale, t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { gameName, presetName } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { Select } from "../../kit/Fields.tsx";
import { Loading } from "../../kit/Loading.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { OneGrade } from "../../replay/review/Grades.tsx";
import type { Reads } from "../../state/state.ts";
import { kindsOf, type Listed, listGames } from "../../store/games.ts";
import { listUnreadable } from "../../store/unreadable.ts";
import {
  type By,
  type CostlyIn,
  costliest,
  type Group,
  grouped,
  isCounted,
  orders,
  type Period,
  periods,
  total,
  totalJudged,
} from "./adding.ts";
import { type Counts, count } from "./counting.ts";
import { Figures } from "./Figures.tsx";
import styles from "./stats.module.css";
import { seriesOf, Trend } from "./Trend.tsx";
import { useLatest } from "./useLatest.ts";

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

interface Tallied {
  games: Listed[];
  unread: number; // stored games that cannot be read
  counted: Counts;
  done: boolean;
}

/** Return the user's games and their figures; null until the games are read. */
function useCounted(version: number, attempts: number): Tallied | "failed" | null {
  const [tallied, setTallied] = useState<Tallied | "failed" | null>(null);
  useEffect(() => {
    let current = true;
    const run = async () => {
      const all = await listGames();
      const games = all.filter(isCounted);
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
        setTallied({ games, unread, counted, done: false });
      }
      if (current) setTallied({ games, unread, counted, done: true });
    };
    run().catch(() => current && setTallied("failed"));
    return () => {
      current = false;
    };
  }, [version, attempts]);
  return tallied;
}

/** Statistics of the games played on this device, each figure with its interval. */
export default function StatsPanel({ state }: Reads<"game" | "libraryVersion" | "notice">) {
  const [attempts, setAttempts] = useState(0);
  const tallied = useCounted(state.libraryVersion, attempts);
  const [kind, setKind] = useState(state.game?.summary.game ?? "");
  const [by, setBy] = useState<By>("opponent");
  const [withWarmUps, setWithWarmUps] = useState(false);
  const { games = [], unread = 0, counted = {}, done = false } = tallied === "failed" ? {} : (tallied ?? {});
  const kinds = useMemo(() => kindsOf(games), [games]);
  const game = kinds.includes(kind) ? kind : (kinds[0] ?? "");
  const ofGame = games.filter(({ summary }) => summary.game === game);
  const isWarmUp = ({ id }: Listed) => lookUp(counted, id)?.figures?.warmUp === true;
  const warmUps = ofGame.filter(isWarmUp).length;
  const others = ofGame.filter((one) => !isWarmUp(one));
  const chosen = withWarmUps || others.length === 0 ? ofGame : others; // a first game is seen at once
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
    // Without a review there may be losses that a record came with: their unit is asked for.
    const { standings } =
      reviewed > 0 || estimates[0]?.lost?.n ? await ask({ do: "standings", game, sums: judged }) : {};
    return { game, by, groups, over, estimates, standings };
  });
  // What was shown stays until the next answer is there: nothing closes, and the focus stays.
  const last = useRef<Answered | null>(null);
  if (asked && asked.answer !== "failed") last.current = asked.answer;
  const answer = last.current?.game === game ? last.current : null;
  const isWhole = done && (!isAsked || asked?.key === key);
  const hasFailed = tallied === "failed" || (asked?.key === key && asked.answer === "failed");
  const { by: shownBy = by, groups = [], over = [], estimates = [], standings } = answer ?? {};
  const [own, theirs, ...rest] = estimates;
  const [standing, ...inPeriods] = standings?.groups ?? [];
  return (
    <Panel name="stats" title={t("statistics")} notice={state.notice} read>
      {hasFailed && <Failed again={() => setAttempts(attempts + 1)} words="stats-failed" />}
      {tallied === null && <Loading />}
      {done && games.length === 0 && <p>{t("stats-none")}</p>}
      {tallied && tallied !== "failed" && !isWhole && (
        <p role="status" data-counting>
          {t("stats-counting", { known, count: ofGame.length })}
        </p>
      )}
      {kinds.length > 1 && (
        <Select class={styles.choice} label={t("stats-game")} value={game} change={setKind}>
          {kinds.map((each) => [each, gameName(each)])}
        </Select>
      )}
      {own && theirs && (
        <>
          {isWhole && chosen.length < FEW && (
            <p>{t(others.length > 0 ? "stats-few" : "stats-only-warm-ups", { count: chosen.length })}</p>
          )}
          <div class={styles.by}>
            <h3>{t("stats-results")}</h3>
            <Select class={styles.choice} label={t("stats-by")} value={by} change={(each) => setBy(each as By)}>
              {orders.map((each) => [each, t(`stats-by-${each}`)])}
            </Select>
          </div>
          {resultsOf(groups, rest.slice(0, groups.length), shownBy)}
          <Trend periods={over} series={seriesOf(rest.slice(groups.length), inPeriods, standings?.scale.unit)} />
          {standing && standings && judgedOf(standing, standings.scale, reviewed, costliest(chosen, counted))}
          <h3>{t("stats-play")}</h3>
          {measuresOf(own, theirs, seats > 2, standings?.scale.unit)}
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

function nameOf({ name }: Group, by: By): string {
  if (by === "opponent") return name;
  if (by === "rules") return presetName(name);
  const [year = 0, month = 1] = name.split("-").map(Number);
  return new Intl.DateTimeFormat(locale(), { year: "numeric", month: "long" }).format(new Date(year, month - 1, 1, 12));
}

/** The results of groups of games; there is one record of estimates for each. */
function resultsOf(groups: Group[], estimates: Record<string, Estimated>[], by: By) {
  const rows = groups.map((group, at) => ({
    id: group.name,
    name: nameOf(group, by),
    cells: [group.sums.games?.[0] ?? 0, estimates[at]?.won, estimates[at]?.points],
  }));
  const heads = [t(`stats-by-${by}`), t("measure-games"), t("measure-won"), t("measure-points")];
  return <Figures id="results" heads={heads} rows={rows} />;
}

function measuresOf(
  own: Record<string, Estimated>,
  others: Record<string, Estimated>,
  withPartners: boolean,
  unit: Unit = "game",
) {
  const name = (measure: string) => t([`measure-${measure}-${unit}`, `measure-${measure}`].find(has) ?? "");
  const known = Object.keys(own).filter(
    (measure) => (lookUp(own, measure)?.n ?? 0) + (lookUp(others, measure)?.n ?? 0) > 0,
  );
  const rows = known.map((id) => ({ id, name: name(id), cells: [lookUp(own, id), lookUp(others, id)] }));
  const beside = t(withPartners ? "stats-others-here" : "stats-opponents");
  return <Figures id="measures" heads={[t("stats-measure"), you(), beside]} rows={rows} />;
}

/** How well the user decided in the games that were reviewed: the grade, each kind of decision beside the best, and what
 *  cost most. */
function judgedOf({ grade, kinds, said }: Standing, scale: Scale, games: number, costly: CostlyIn[]) {
  if (!grade) return null;
  const { unit, marks } = scale;
  const least = formOf(unit).figure(marks["?!"], 0);
  const decided = Object.entries(kinds).map(([kind, { faultless, loss }]) => ({
    id: kind,
    name: t(`stats-kind-${kind}`),
    cells: [faultless, loss],
  }));
  const spoken = Object.entries(said).map(([verb, cells]) => ({ id: verb, name: t(`stats-said-${verb}`), cells }));
  return (
    <>
      <h3>{t("stats-judged")}</h3>
      <OneGrade name={you()} grade={grade} scale={scale} />
      <Figures
        id="judged"
        heads={[t("stats-kind"), t("stats-faultless", { unit, least }), t("stats-loss", { unit })]}
        rows={decided}
      />
      <Figures id="said" heads={[t("stats-said"), you(), t("stats-best")]} rows={spoken} />
      <p>{t("stats-judged-means", { count: games, least: amount(unit, marks["?!"], least) })}</p>
      {costly.length > 0 && <Costliest unit={unit} costly={costly} />}
    </>
  );
}

function Costliest({ unit, costly }: { unit: Unit; costly: CostlyIn[] }) {
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" });
  return (
    <>
      <h4>{t("stats-costliest")}</h4>
      <ol class={styles.costliest}>
        {costly.map(({ game, decision }) => (
          <li key={`${game.id} ${decision.at} ${decision.event}`}>
            <span>
              {t("stats-costliest-line", { date: date.format(game.changed), line: costlyWords(unit, decision) })}
            </span>{" "}
            <Button event={`app:review:${game.id}`} says="reviewed" />
          </li>
        ))}
      </ol>
    </>
  );
}
