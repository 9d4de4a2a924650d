// What the address shows instead of the table: a saved game, or a game or challenge from a link. If it cannot be shown,
// a sentence explains why, never an empty page.
import { note } from "../../browser/note.ts";
import { store } from "../../control/store.ts";
import { ask, engine } from "../../engine/client.ts";
import type { Moment } from "../../engine/types/replay.ts";
import { keptApart } from "../../game/apart.ts";
import { isShared, isWatched } from "../../game/sharing.ts";
import { chapterName, chaptersOf, keyOf, studyIn } from "../../game/studies.ts";
import { failure } from "../../i18n/failure.ts";
import { chapterAt, moveTo, pageAddress, placeAt } from "../../state/address.ts";
import { arrive } from "../../state/history.ts";
import { unreadable } from "../../state/notices.ts";
import type { Place, Study, Visit } from "../../state/state.ts";
import { getStored, isStored, listGames, type Stored } from "../../store/games.ts";
import { add, readRecords } from "./notes.ts";
import { endWhatIf } from "./whatIf.ts";

/** What the engine or this device has at a place. `plain` is the link as it was made, without what programs put around it. */
type Opened = Omit<Visit, "place" | "first"> & { plain?: Place };

/** Show a game without cards in the score pad, in place of a replay. */
async function openPad(id: string | null): Promise<Opened> {
  if (id === null) return { failed: { key: "visit-gone" } };
  history.replaceState(null, "", pageAddress("pad", id));
  await arrive();
  return {};
}

/** Show what a place names, unless the user has gone elsewhere meanwhile. */
export async function visit(asked: Place): Promise<void> {
  const before = store.state.visit?.place;
  if (before !== asked) return; // it was left while this code was fetched
  const back = await endWhatIf();
  const at: Place = back ?? asked;
  if (back) moveTo(back);
  if ("link" in at && engine.state.phase !== "ready") void tellFirst(at.link).catch(note);
  let opened: Opened;
  try {
    opened = "kept" in at ? await fromDevice(at.kept, at.at) : await fromLink(at.link);
  } catch (error) {
    note(error);
    opened = { failed: { ...(await failure()), actions: [{ label: "reload", event: "app:reload" }] } };
  }
  const now = store.state.visit;
  if (now?.place !== before) return;
  const { plain, ...shown } = opened;
  if (plain) moveTo(plain);
  store.set({ visit: { place: plain ?? at, ...shown, ...(now?.first && { first: now.first }) } });
}

/** Show the first position of a link until the engine is there. */
async function tellFirst(link: string): Promise<void> {
  const { place } = store.state.visit ?? {};
  const { firstOf } = await import("../../engine/links/first.ts");
  const first = await firstOf(link);
  const now = store.state.visit;
  if (first && now && now.place === place && !now.game && !now.failed) store.set({ visit: { ...now, first } });
}

async function fromDevice(id: string, at: Moment | null): Promise<Opened> {
  const game = await getStored(id);
  if (game?.summary.pad) return openPad(id);
  if (!game) return { failed: (await isStored(id)) ? unreadable(id) : { key: "visit-gone" } };
  const { record, seat, summary, source } = game;
  const isPlayed = !summary.over && (source === "played" || source === "challenge");
  // A game from a link is somebody else's, even if it was saved with notes.
  if (!isPlayed) {
    const study = await studyOf(game);
    return { game: { record, at, seat: summary.viewOf, kept: id, own: source !== "link" }, ...(study && { study }) };
  }
  // People at this device are still playing it, and nobody may see both hands.
  if (isShared(game) || isWatched(game)) return { failed: { key: "visit-shared" } };
  // Its player sees no unknown card of the deal in play.
  return { game: { record, at, seat, settled: true, kept: null, own: true } };
}

/** Return the study that a saved game is a chapter of. */
async function studyOf({ id, summary }: Stored): Promise<Study | null> {
  if (!summary.study) return null;
  const games = chaptersOf(await listGames(), keyOf(summary.study));
  const chapters = games.map((game) => ({
    name: chapterName(game.summary, game.source !== "link"),
    id: game.id,
    record: null,
    seat: game.summary.viewOf,
  }));
  return { title: summary.study.title, chapters, at: games.findIndex((game) => game.id === id) + 1 };
}

/** Show another chapter of the study whose chapter is shown, in place of it. */
export async function openChapter(number: number): Promise<void> {
  const { study, place } = store.state.visit ?? {};
  const chapter = study?.chapters[number - 1];
  if (!study || !place || !chapter) return;
  const at: Place =
    "link" in place && chapter.id === null ? chapterAt(place.link, number) : { kept: chapter.id ?? "", at: null };
  const opened =
    "link" in at
      ? {
          game: { record: chapter.record ?? "", at: null, seat: chapter.seat, kept: null, own: false },
          study: { ...study, at: number },
        }
      : await fromDevice(at.kept, null);
  if (store.state.visit?.place !== place) return; // gone elsewhere
  moveTo(at);
  store.set({ visit: { place: at, ...opened } });
}

async function fromLink(link: string): Promise<Opened> {
  const answer = await ask({ do: "open", link });
  const { record, summary, at = null, challenge, link: bare, problems = [], chapter = 1 } = answer;
  const alone = record !== undefined && summary?.study ? await readRecords([record]) : [];
  const read = await keptApart(answer.games ?? alone);
  const games = answer.games && read;
  const shown = read[chapter - 1];
  const named = bare && games && chapter > 1 ? `${bare}@${chapter}` : bare;
  const plain = named ? { plain: at ? placeAt({ link: named }, at) : { link: named } } : {};
  if (summary?.pad && record !== undefined) return openPad(await add(record));
  if (challenge) return { challenge, ...plain };
  if (record !== undefined)
    return {
      game: { record: shown?.record ?? record, at, seat: summary?.viewOf ?? null, kept: null, own: false },
      ...(games && { study: studyIn(games, chapter) }),
      ...plain,
    };
  const [problem] = problems;
  return { failed: { key: "visit-broken", ...(problem && { problem }) } };
}
