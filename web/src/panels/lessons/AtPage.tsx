// What a step and a question of a lesson share: what is asked, what was wrong, and the table.
import type { ComponentChildren } from "preact";
import { Failed } from "../../analysis/Failed.tsx";
import { note } from "../../browser/note.ts";
import type { Entry, Seat, View } from "../../engine/types/view.ts";
import { has, noun, t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { useOneAtATime } from "../../kit/hooks/once.ts";
import { Loading } from "../../kit/Loading.tsx";
import practiceStyles from "../../kit/practice.module.css";
import type { Settings } from "../../settings/settings.ts";
import { Table } from "../../table/index.ts";
import styles from "./lessons.module.css";

/** The props that steps and questions share. */
export interface PageProps {
  game: string;
  settings: Settings;
  goOn(wasRight: boolean): void; // whether the first try was right
  about: string; // shown above the first step; empty for the others
  place: string; // "2 of 5"
}

interface Props extends Pick<PageProps, "settings" | "about" | "place"> {
  question: string;
  failed: string | null; // the id of the sentence, when the engine has not answered
  again(): void; // asks it again
  loading: boolean;
  missed: number; // the number of wrong choices
  missedWords: string;
  table: { game: string; seat: Seat; view: View; entry: Entry | null; log: Entry[] } | null;
  prompt?: string; // instead of the table's
  done: boolean; // answered: nothing can be chosen any more
  take(event: string): Promise<void>; // called with the event chosen at the table
  children: ComponentChildren; // shown below the table
}

/** Return the event of a click at the table, "" for none, and keep it from the game below the panel. */
function takenFrom(click: MouseEvent): string {
  const event = (click.target as Element).closest<HTMLElement>("[data-event]")?.dataset.event ?? "";
  if (!event || /^(?:table|app):/.test(event)) return "";
  click.preventDefault();
  return event;
}

/** Return the name of a seat: "you", that of its computer player, or "the other". */
function nameAt({ game, seat }: View, each: Seat): string {
  const id = `person-${game}-${each}`;
  return each === seat ? you() : has(id) ? t(id) : noun("puzzle-other");
}

/** A page of a lesson. */
export function AtPage(props: Props) {
  const {
    settings,
    about,
    place,
    question,
    failed,
    again,
    loading,
    missed,
    missedWords,
    table,
    prompt = "",
    done,
    take,
  } = props;
  const once = useOneAtATime();
  const choose = (click: MouseEvent) => {
    const event = takenFrom(click);
    // The page itself says that the engine has failed.
    if (event && !done) void once(() => take(event).catch(note));
  };
  return (
    <>
      <div class={practiceStyles.asked}>
        {failed ? (
          <Failed again={again} words={failed} />
        ) : (
          <>
            {about && <p class={styles.said}>{about}</p>}
            <p class={styles.said}>
              <span class={styles.place}>{place}</span> <strong>{question}</strong>
            </p>
          </>
        )}
        {loading && <Loading />}
        <p role="alert" class={styles.missed} key={missed}>
          {missed > 0 && !done && missedWords}
        </p>
      </div>
      {/* biome-ignore lint/a11y: the buttons of the table are within */}
      <div class={practiceStyles.cloth} onClick={choose}>
        {table && (
          <Table
            game={table.game}
            view={table.view}
            entry={table.entry}
            log={table.log}
            names={Object.fromEntries(table.view.seats.map((seat) => [seat, nameAt(table.view, seat)]))}
            settings={settings}
            waiting={false}
            watching={done}
            ownPrompt={done ? { words: "", yours: false } : prompt ? { words: prompt, yours: true } : null}
          />
        )}
      </div>
      {props.children}
    </>
  );
}
