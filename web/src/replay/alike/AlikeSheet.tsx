// Games like this, in a dialog over a replay: what was done in positions like the one shown, how often, how it ended, and
// what the analyst thinks of it. A choice leads to its games.
import { useContext, useEffect, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { percent, places } from "../../analysis/figures.ts";
import { formOf } from "../../analysis/unit.ts";
import { note } from "../../browser/note.ts";
import { ask } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Followed, Opening } from "../../engine/types/analysis.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Problem } from "../../engine/types/view.ts";
import { isSearched } from "../../game/sharing.ts";
import { has, t } from "../../i18n/index.ts";
import { explain } from "../../i18n/problem.ts";
import { Dialog } from "../../kit/Dialog.tsx";
import { Heads } from "../../kit/Heads.tsx";
import { Loading } from "../../kit/Loading.tsx";
import panelStyles from "../../kit/panel.module.css";
import { listGames } from "../../store/games.ts";
import { records } from "../../store/library.ts";
import { People, who } from "../steps/names.ts";
import alikeStyles from "./alike.module.css";

interface Props {
  record: string;
  at: Moment;
  game: string;
  isGoing: boolean; // the deal is being played
  close(): Promise<void>;
}

export default function AlikeSheet({ isGoing, close, ...asked }: Props) {
  return (
    <Dialog name="alike" title={t("replay-alike")} close={close} read>
      {isGoing ? <p>{t("problem-E-opening-going")}</p> : <Found {...asked} />}
    </Dialog>
  );
}

function Found({ record, at, game }: Omit<Props, "isGoing" | "close">) {
  const people = useContext(People);
  const { again, ...alike } = useAlike(record, at, game);
  const { opening, problem, state } = alike;
  if (state === "failed") return <Failed again={again} />;
  if (problem) return <p role="alert">{explain(problem)}</p>;
  if (!opening) return state === "done" ? <p>{t("alike-none")}</p> : <Loading />;
  return (
    <>
      <p>{t("alike-here", { ...who(opening.seat, people), choice: openingWords(opening.choice) })}</p>
      <Choices opening={opening} alike={alike} />
      <p class={panelStyles.small} role="status">
        {state === "done" ? told(alike) : t("alike-searching")}
        {state !== "done" && alike.count !== null && (
          <span aria-hidden="true"> {t("alike-searched", { known: alike.known, count: alike.count })}</span>
        )}
      </p>
      <p class={panelStyles.small}>
        {t("alike-means")} {opening.unit && t("alike-analyst-means", { unit: opening.unit })}
      </p>
    </>
  );
}

const told = ({ followed, count }: Alike): string =>
  t("alike-found", { deals: followed.reduce((sum, { deals }) => sum + deals, 0), count: count ?? 0 });

const none = { condition: "", deals: 0, won: 0, lost: 0, points: 0 };

/** The choices that were made, the most frequent first, and then those that only the analyst looks at. */
function Choices({ opening, alike }: { opening: Opening; alike: Alike }) {
  const { worths, unit, choice: here } = opening;
  const made = new Set(alike.followed.map(({ choice }) => choice));
  const form = unit && formOf(unit);
  const others = Object.keys(worths).filter((choice) => !made.has(choice));
  const worth = (choice: string): number => {
    const known = lookUp(worths, choice);
    return known && form ? form.worth(known) : Number.NEGATIVE_INFINITY;
  };
  const rows: Followed[] = [
    ...alike.followed,
    ...others.sort((a, b) => worth(b) - worth(a)).map((choice) => ({ choice, ...none })),
  ];
  const deals = alike.followed.reduce((sum, one) => sum + one.deals, 0);
  const heads = ["explorer-choice", "alike-deals", "alike-won", "alike-points", ...(form ? ["alike-analyst"] : [])];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters it scrolls, and must be reached by keys
    <section class={alikeStyles.box} aria-label={t("alike-choices")} tabIndex={0}>
      <table class={alikeStyles.alike} aria-label={t("alike-choices")} aria-busy={alike.state !== "done"}>
        <Heads columns={heads.map((head) => t(head))} />
        <tbody>
          {rows.map((one) => (
            <tr key={one.choice} aria-current={one.choice === here || undefined}>
              <th scope="row">
                <Games {...one} />
              </th>
              <td>
                {one.deals > 0 && (
                  <>
                    {one.deals} <small>{percent(one.deals / deals)}</small>
                  </>
                )}
              </td>
              <td>{one.deals > 0 && percent(one.won / one.deals)}</td>
              <td>{one.deals > 0 && places(one.points / one.deals, unit === "points" ? 0 : 2)}</td>
              {form && (
                <td>{lookUp(worths, one.choice) && form.figure(worth(one.choice), unit === "points" ? 0 : 1)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A choice, which lists its games where a condition says it. */
function Games({ choice, condition }: Followed) {
  const words = openingWords(choice);
  if (!condition) return <>{words}</>;
  return (
    <button type="button" data-event={`app:find:${condition}`} title={t("alike-list")}>
      {words}
    </button>
  );
}

/** Return a choice in a few words: "Discard 3", "King of trumps", "Take the suit turned up". */
function openingWords(choice: string): string {
  const [, number] = /^discard (\d+)$/.exec(choice) ?? [];
  if (number) return t("opening-discard", { number: Number(number) });
  const [, rank, of = ""] = /^play ([KQJAT987])(?: (?:of )?(trumps|plain))?$/.exec(choice) ?? [];
  if (rank) return t("opening-play", { rank, of });
  const [verb = "", given = ""] = choice.split(":");
  const id = [`opening-${verb}-${given}`, `move-${verb}-${given}`, `move-${verb}`].find(has);
  return id ? t(id, { number: 0, suit: given }) : choice;
}

const EACH = 50; // games that the engine looks at in one request: about a tenth of a second

/** What is known so far. */
interface Alike {
  opening: Opening | null; // null until the position is known, and where there is none
  problem: Problem | null; // why nothing is said of it
  followed: Followed[]; // the most frequent first
  known: number; // games searched
  count: number | null; // games to search; null until that is known
  state: "asking" | "done" | "failed";
}

const nothing: Alike = { opening: null, problem: null, followed: [], known: 0, count: null, state: "asking" };

/** Find what was done in positions like that of a moment, in the saved games of its kind. */
function useAlike(record: string, at: Moment, game: string): Alike & { again(): void } {
  const [alike, setAlike] = useState(nothing);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const run = async () => {
      for await (const next of find(record, at, game)) {
        if (!isWanted) return;
        setAlike(next);
      }
    };
    setAlike(nothing);
    run().catch((why) => {
      note(why);
      if (isWanted) setAlike((last) => ({ ...last, state: "failed" }));
    });
    return () => {
      isWanted = false;
    };
  }, [record, at, game, attempts]);
  return { ...alike, again: () => setAttempts((attempts) => attempts + 1) };
}

async function* find(record: string, at: Moment, game: string): AsyncGenerator<Alike> {
  const { opening = null, problems } = await ask({ do: "opening", record, at });
  let alike: Alike = { ...nothing, opening, problem: problems?.[0] ?? null };
  if (!opening) return yield { ...alike, state: "done" };
  yield alike;
  const { position } = opening;
  const games = (await listGames()).filter((one) => one.summary.game === game && !one.summary.pad && isSearched(one));
  alike = { ...alike, count: games.length };
  yield alike;
  const ids = games.map(({ id }) => id);
  for await (const some of records(ids, EACH)) {
    const { following = [] } = await ask({ do: "following", position, records: some.map(({ record }) => record) });
    alike = {
      ...alike,
      followed: added(alike.followed, following),
      known: Math.min(games.length, alike.known + EACH),
    };
    yield alike;
  }
  yield { ...alike, state: "done" };
}

/** Add up what was done in different games, the most frequent first. */
function added(some: Followed[], more: Followed[]): Followed[] {
  const total = new Map(some.map((one) => [one.choice, one]));
  for (const one of more) {
    const sum = total.get(one.choice);
    total.set(
      one.choice,
      sum
        ? {
            ...sum,
            deals: sum.deals + one.deals,
            won: sum.won + one.won,
            lost: sum.lost + one.lost,
            points: sum.points + one.points,
          }
        : one,
    );
  }
  return [...total.values()].sort((a, b) => b.deals - a.deals || (a.choice < b.choice ? -1 : 1));
}
