import { useEffect, useMemo, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { openDealt } from "../../control/dealing.ts";
import { ask } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { gamesWith, offers } from "../../engine/offers.ts";
import { mateOf, sideOf } from "../../engine/seats.ts";
import type { DailyTerms } from "../../engine/types/answer.ts";
import type { Seat } from "../../engine/types/view.ts";
import {
  type Day,
  dayOf,
  daysAfter,
  FIRST_DAY,
  isPlayable,
  noonOf,
  type Played,
  placed,
  placeOf,
  playedDays,
} from "../../game/daily.ts";
import { computerName, playerTags } from "../../game/people.ts";
import { locale, t } from "../../i18n/index.ts";
import { FIRST, together } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { Refusal } from "../../kit/Explained.tsx";
import { WhichGame } from "../../kit/Fields.tsx";
import { useAttempt } from "../../kit/hooks/once.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { IconButton } from "../../kit/Icon.tsx";
import { EngineAwaited } from "../../kit/Loading.tsx";
import { Panel, useAddress } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { closePanels } from "../../state/history.ts";
import type { Reads } from "../../state/state.ts";
import { type Listed, listGames } from "../../store/games.ts";
import { comeToTable } from "../../table/focus.ts";
import styles from "./daily.module.css";
import { Result } from "./Result.tsx";

const LONG_MS = 400;

/** Return whether something has been going on for so long that a person wonders. */
function useLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return setLong(false);
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isLong && isGoingOn;
}

const dailyGames = gamesWith("daily");

function about(game: string, { seat, players, target, deals }: DailyTerms): string {
  const seats = [seat, ...Object.keys(players)];
  const mate = mateOf(seat, seats);
  const names = (some: Seat[]) => together(some.map((one) => computerName(game, one, lookUp(players, one) ?? "")));
  const opponent = names(Object.keys(players).filter((one) => one !== mate));
  return deals
    ? t("daily-means-deals", { deals, opponent, partner: names([mate]) })
    : t("daily-means", { target, opponent });
}

/** The daily deal: a game with the same cards for everyone on a date. */
export default function DailyPanel({ state }: Reads<"game" | "libraryVersion" | "notice">) {
  const [at, turn] = useAddress();
  const named = placed(at);
  const game = [named.game, state.game?.summary.game ?? FIRST].find((one) => offers(one, "daily")) ?? FIRST;
  const isOfThis = named.game === "" || named.game === game;
  const today = dayOf(new Date());
  const day = isOfThis && isPlayable(named.day) ? named.day : today;
  const isOther = !isOfThis || (named.day !== "" && named.day !== day);
  const [games, setGames] = useState<Listed[]>([]);
  useEffect(() => void listGames().then(setGames), [state.libraryVersion]);
  const { answer, hasFailed, again } = useAsked(`${game} ${day}`, () => ask({ do: "daily", game, day }));
  const isLong = useLong(!answer && !hasFailed);
  const terms = answer?.daily;
  const played = useMemo(() => playedDays(games, game), [games, game]);
  const { first = null, open = null, count = 0 } = played.get(day) ?? {};
  const { problem, attempt } = useAttempt();
  const begin = async ({ seat, players }: DailyTerms) => {
    const answer = await ask({ do: "daily-begin", game, day, tags: playerTags(game, seat, players) });
    return openDealt(answer, players, "played", () => {
      comeToTable();
      return closePanels(true);
    });
  };
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "full" }).format(noonOf(day));
  const isPlaying = open !== null && open.id === state.game?.id;
  return (
    <Panel name="daily" title={t("daily-deal")} notice={state.notice}>
      <WhichGame
        name="daily-of"
        class={styles.which}
        value={game}
        games={dailyGames}
        change={(one) => turn(placeOf(one, day))}
      />
      <p class={styles.date} aria-live="polite">
        {date}
      </p>
      {isOther && <p role="status">{t("daily-no-day")}</p>}
      {hasFailed && <Failed again={again} words="daily-failed" />}
      <div class={styles.about}>
        <p class={terms ? "" : styles.awaited}>
          {terms ? about(game, terms) : t("daily-means", { opponent: "…", target: 0 })}
        </p>
        <p role="status">{isLong && <EngineAwaited />}</p>
      </div>
      {first && terms && <Result game={first} day={day} count={count} strongest={terms.strongest} />}
      <Refusal problem={problem} />
      <div class={panelStyles.panelButtons}>
        {open ? (
          <Button primary={!first} event={isPlaying ? "app:table" : `app:open:${open.id}`} says="daily-go-on" />
        ) : (
          <Button primary={!first} aria-disabled={!terms} onClick={() => terms && void attempt(() => begin(terms))}>
            {t(first ? "daily-again" : "daily-play")}
          </Button>
        )}
      </div>
      <Calendar day={day} today={today} played={played} turn={(one) => turn(placeOf(game, one))} />
      <p class={panelStyles.small}>{t("daily-honest")}</p>
    </Panel>
  );
}

interface CalendarProps {
  day: Day; // the day shown above the calendar
  today: Day;
  played: Map<Day, Played>;
  turn(day: Day): void;
}

/** Return the result of a day: "won", "lost", "drawn", "open", or "" for none yet. */
function outcome(played: Played | undefined): string {
  if (!played?.first) return played?.open ? "open" : "";
  const { summary, seat } = played.first;
  if (summary.winner === null) return "drawn";
  return summary.winner === sideOf(seat, summary.sides) ? "won" : "lost";
}

const marks: Record<string, string> = { won: "●", lost: "○", drawn: "=", open: "…" };

function monthOf(day: Day): Day[] {
  const noon = noonOf(day);
  const length = new Date(noon.getFullYear(), noon.getMonth() + 1, 0).getDate();
  const first = `${day.slice(0, 8)}01`;
  return Array.from({ length }, (_, at) => daysAfter(first, at));
}

/** Return the same date in another month, if that month has it, between the first day and today. */
function inMonth(day: Day, months: number, today: Day): Day {
  const noon = noonOf(day);
  const last = new Date(noon.getFullYear(), noon.getMonth() + months + 1, 0, 12);
  last.setDate(Math.min(noon.getDate(), last.getDate()));
  const [, there = today] = [FIRST_DAY, dayOf(last), today].sort(); // the middle one
  return there;
}

function Calendar({ day, today, played, turn }: CalendarProps) {
  const days = monthOf(day);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale(), options);
  const title = format({ year: "numeric", month: "long" }).format(noonOf(day));
  const weekday = (noonOf(days[0] ?? day).getDay() + 6) % 7; // weeks begin on Monday
  const isAnyDrawn = days.some((one) => outcome(played.get(one)) === "drawn");
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const keys = (event: KeyboardEvent) => {
    const step = lookUp(steps, event.key);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const there = daysAfter(day, step);
    if (there < FIRST_DAY || there > today) return;
    turn(there);
    const grid = event.currentTarget as HTMLElement;
    requestAnimationFrame(() => grid.querySelector<HTMLElement>("[tabindex='0']")?.focus());
  };
  const arrow = (months: number, name: string) => {
    const there = inMonth(day, months, today);
    const isEnd = there.slice(0, 7) === day.slice(0, 7);
    return (
      <IconButton
        icon="month"
        class={months > 0 ? styles.next : ""}
        label={t(name)}
        aria-disabled={isEnd}
        onClick={() => isEnd || turn(there)}
      />
    );
  };
  return (
    <section aria-label={t("daily-calendar")}>
      <div class={styles.month}>
        {arrow(-1, "daily-month-before")}
        <h3 aria-live="polite">{title}</h3>
        {arrow(1, "daily-month-after")}
      </div>
      <div class={`${styles.days} ${styles.weekdays}`} aria-hidden="true">
        {Array.from({ length: 7 }, (_, at) => (
          <span key={at}>{format({ weekday: "short" }).format(new Date(2026, 0, 5 + at))}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons in it */}
      <div class={`${styles.days} ${styles.dates}`} onKeyDown={keys}>
        {days.map((one, at) => {
          const became = outcome(played.get(one));
          return (
            <button
              key={one}
              type="button"
              style={at === 0 ? { gridColumnStart: weekday + 1 } : undefined}
              tabIndex={one === day ? 0 : -1}
              disabled={one > today && one !== day}
              aria-pressed={one === day}
              aria-current={one === today ? "date" : undefined}
              data-became={became || undefined}
              aria-label={`${format({ dateStyle: "full" }).format(noonOf(one))}${became && `, ${t(`daily-${became}`)}`}`}
              onClick={() => turn(one)}
            >
              {noonOf(one).getDate()}
              <span aria-hidden="true">{lookUp(marks, became) ?? ""}</span>
            </button>
          );
        })}
      </div>
      <p class={styles.legend} aria-hidden="true">
        {["won", "lost", ...(isAnyDrawn ? ["drawn"] : []), "open"].map((became) => (
          <span key={became}>
            <span aria-hidden="true">{lookUp(marks, became)} </span>
            {t(`daily-${became}`)}
          </span>
        ))}
      </p>
    </section>
  );
}
