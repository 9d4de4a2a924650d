// A month of daily deals. One day is in the tab order; arrow keys go to the others, as in a calendar.

import { lookUp } from "../../engine/lookUp.ts";
import { sideOf } from "../../engine/seats.ts";
import { type Day, dayOf, daysAfter, FIRST_DAY, noonOf, type Played } from "../../game/daily.ts";
import { locale, t } from "../../i18n/index.ts";
import { Icon } from "../../kit/Icon.tsx";
import iconStyles from "../../kit/icon.module.css";
import styles from "./daily.module.css";

interface Props {
  day: Day; // the day shown above the calendar
  today: Day;
  played: Map<Day, Played>;
  turn(day: Day): void;
}

/** Return the result of a day: "won", "lost", "drawn", "open", or "" for none yet. */
export function outcome(played: Played | undefined): string {
  if (!played?.first) return played?.open ? "open" : "";
  const { summary, seat } = played.first;
  if (summary.winner === null) return "drawn";
  return summary.winner === sideOf(seat, summary.sides) ? "won" : "lost";
}

const marks: Record<string, string> = { won: "●", lost: "○", drawn: "=", open: "…" };

/** Return the days of a day's month. */
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

/** The month of a day, each day with its mark. */
export function Calendar({ day, today, played, turn }: Props) {
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
      <button
        type="button"
        class={`${iconStyles.iconButton} ${months > 0 ? styles.next : ""}`}
        aria-label={t(name)}
        aria-disabled={isEnd}
        onClick={() => isEnd || turn(there)}
      >
        <Icon name="month" />
      </button>
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
