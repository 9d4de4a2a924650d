// Studies: saved games that are chapters of one, in its order.

import { lookUp } from "../engine/lookUp.ts";
import type { Imported, StudyTags, Summary } from "../engine/types/summary.ts";
import { t } from "../i18n/index.ts";
import { together } from "../i18n/phrases.ts";
import { shownName } from "../i18n/shown.ts";
import type { Study } from "../state/state.ts";
import type { Listed } from "../store/games.ts";
import { nameFromTag } from "./people.ts";

/** Return what tells a study from others: its id or, without one, its title. No id is taken for a title. */
export const keyOf = ({ id, title }: Pick<StudyTags, "id" | "title">): string => (id ? `id ${id}` : `title ${title}`);

/** Return the chapters of a study, those without a number last. */
export const chaptersOf = (games: readonly Listed[], key: string): Listed[] =>
  games
    .filter(({ summary }) => summary.study && keyOf(summary.study) === key)
    .toReversed() // as they were read
    .sort((a, b) => place(a.summary.study) - place(b.summary.study));

const place = (study: StudyTags | undefined): number => study?.chapter || Number.MAX_SAFE_INTEGER;

/** A study in a list. */
export interface ListedStudy {
  key: string;
  title: string;
  count: number; // of its chapters
  first: string; // the id of its first chapter
}

/** Return the studies among saved games, the one that was changed last first. */
export function studiesOf(games: readonly Listed[]): ListedStudy[] {
  const keys = new Set(games.flatMap(({ summary }) => (summary.study ? [keyOf(summary.study)] : [])));
  return [...keys].flatMap((key) => {
    const chapters = chaptersOf(games, key);
    const [first] = chapters;
    const title = first?.summary.study?.title ?? "";
    return first ? [{ key, title, count: chapters.length, first: first.id }] : [];
  });
}

/** Return the name of a chapter: its own title, or its players. */
export function chapterName(summary: Summary, own: boolean): string {
  const { study, seats, players, game } = summary;
  if (study?.name) return shownName(study.name);
  return together(
    seats.map((seat) => nameFromTag(game, seat, lookUp(players, seat) ?? "", own) || t("seat-title", { seat })),
  );
}

/** Return the study in a link, by its games as the engine has read them. */
export function studyIn(games: readonly Imported[], at: number): Study {
  const title = games[0]?.summary?.study?.title ?? "";
  const chapters = games.map(({ record, summary }) => ({
    name: summary ? chapterName(summary, false) : "",
    id: null,
    record,
    seat: summary?.viewOf ?? null,
  }));
  return { title, chapters, at };
}
