import type { ComponentChildren, ComponentProps } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useTitle } from "../../browser/title.ts";
import { changeSettings } from "../../control/change.ts";
import { store } from "../../control/store.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { mateOf } from "../../engine/seats.ts";
import type { Challenge } from "../../engine/types/answer.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Summary } from "../../engine/types/summary.ts";
import type { Seat } from "../../engine/types/view.ts";
import { sender } from "../../game/answers.ts";
import { computerName } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { gameIfOther, joined, listed, together, valueWords } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import { Loading } from "../../kit/Loading.tsx";
import panelStyles from "../../kit/panel.module.css";
import { type ReplayActs, ReplayView } from "../../replay/index.ts";
import { moveTo, place, placeAt, samePlace } from "../../state/address.ts";
import { arrive, leave } from "../../state/history.ts";
import type { Notice, Place, Reads, Visit } from "../../state/state.ts";
import { asReplayed } from "./chapters.ts";
import { addStudy, saveNotes } from "./notes.ts";
import { playersOf } from "./resuming.ts";
import visitStyles from "./visit.module.css";
import { openChapter } from "./visits.ts";
import { playFromHere } from "./whatIf.ts";

/** What replaces the table: a replay, a challenge or, if it cannot be shown, the reason. */
export default function VisitRoom({ state }: Reads<"visit" | "settings" | "judging">) {
  const acts = useMemo(replayActs, []);
  const { visit, settings, judging } = state;
  if (!visit) return null;
  const { game, first, challenge, failed, study } = visit;
  const id = "kept" in visit.place ? visit.place.kept : null;
  if (challenge) return <Offer challenge={challenge} />;
  if (failed) return <Failed notice={failed} />;
  if (game || first) {
    const begun = game ?? { record: null, at: null, seat: first?.replay.seat ?? null, kept: null, own: false };
    return (
      <ReplayView
        key={study?.at ?? 0}
        {...begun}
        first={first}
        id={id}
        study={study && asReplayed(study)}
        settings={settings}
        judging={judging}
        acts={acts}
      />
    );
  }
  return (
    <main class={visitStyles.visit} data-part="visit" aria-live="polite">
      <p>{t("visit-opening")}</p>
      <Loading />
    </main>
  );
}

const SlipButton = ({ primary = false, ...rest }: ComponentProps<typeof Button>) => (
  <Button class={`${visitStyles.button}${primary ? ` ${visitStyles.primary}` : ""}`} primary={primary} {...rest} />
);

const ToTable = ({ primary = false }: { primary?: boolean }) => (
  <SlipButton primary={primary} event="app:table" says="visit-table" />
);

/** A slip of paper on the empty table, with the focus on its heading. */
function Slip({ title, children }: { title: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle("room", title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class={visitStyles.visit} data-part="visit">
      <section class={visitStyles.slip} aria-labelledby="visit-title">
        <h1 id="visit-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
    </main>
  );
}

function Failed({ notice }: { notice: Notice }) {
  return (
    <Slip title={t("visit-failed")}>
      <p role="alert">
        {t(notice.key, notice.words)}
        {t("sentence-gap")}
        {notice.problem && <Explained problem={notice.problem} />}
      </p>
      <div class={panelStyles.panelButtons}>
        {notice.actions?.map(({ label, event }) => (
          <SlipButton key={event} event={event} says={label} />
        ))}
        <SlipButton event="app:games" says="your-games" />
        <ToTable primary />
      </div>
    </Slip>
  );
}

function Offer({ challenge }: { challenge: Challenge }) {
  const { game, name, rules, seats, seat } = challenge;
  const players = playersOf(challenge);
  const mate = mateOf(seat, seats);
  const nameAt = (each: Seat) => computerName(game, each, lookUp(players, each) ?? "");
  const opponent = together(seats.filter((each) => each !== seat && each !== mate).map(nameAt));
  const changed = Object.entries(rules.options).map(([option, value]) =>
    t("challenge-option", {
      option: t(`option-${option}`),
      value: typeof value === "boolean" ? t(value ? "challenge-yes" : "challenge-no") : valueWords(option, value),
    }),
  );
  return (
    <Slip title={t("challenge-title", { name: sender(name) })}>
      <p>
        {mate ? t("challenge-means-partner", { opponent, partner: nameAt(mate) }) : t("challenge-means", { opponent })}
      </p>
      <p>
        <strong class={visitStyles.preset}>
          {[gameIfOther(game), t(`preset-${rules.preset}`)].filter(Boolean).join(" · ")}
        </strong>{" "}
        {joined([
          t(`preset-${rules.preset}-help`),
          changed.length > 0 && t("challenge-options", { listed: listed(changed) }),
        ])}
      </p>
      <p class={panelStyles.small}>{t("challenge-sealed")}</p>
      <div class={panelStyles.panelButtons}>
        <ToTable />
        <SlipButton primary event="app:take-up" says="challenge-play" />
      </div>
    </Slip>
  );
}

function replayActs(): ReplayActs {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => store.state.visit;
  return {
    close: async () => {
      clearTimeout(timer);
      await leave();
      await arrive();
    },
    keep: async (record: string) => {
      const here = now();
      // The replay says that a note was not saved; the notice says why.
      if (!here || !(await keepNotes(here, record))) throw new Error("not kept");
    },
    playFromHere: async (at: Moment, seat: Seat, summary: Summary) => {
      clearTimeout(timer);
      if (refusesUnfinished(now())) return;
      await playFromHere(at, seat, summary);
    },
    notice: (notice: Notice | null) => store.say(notice),
    chapter: (number: number) => {
      clearTimeout(timer);
      void openChapter(number);
    },
    rename: (name: string) => void changeSettings({ name }),
    // Not at each step of the autoplay: browsers limit how often the address changes.
    moved: (at: Moment) => {
      clearTimeout(timer);
      timer = setTimeout(() => followMoment(at), 300);
    },
  };
}

/** Write the moment of the replay into the address, so that a reload shows it again. */
function followMoment(at: Moment): void {
  const { visit: here } = store.state;
  const there = place();
  if (!here?.game || !there || !samePlace(here.place, there)) return;
  moveTo(placeAt(there, at));
  store.set({ visit: { ...here, game: { ...here.game, at } } });
}

/** Return whether notes are refused, with a notice: the game is still being played, and shown without its hidden
 *  cards. */
function refusesUnfinished(here: Visit | null): boolean {
  if (!here || !("kept" in here.place) || here.game?.kept) return false;
  store.say({ key: "visit-unfinished" });
  return true;
}

async function keepNotes(here: Visit, record: string): Promise<boolean> {
  if (refusesUnfinished(here) || !here.game) return false;
  const { study } = here;
  const isLinked = study !== undefined && here.game.kept === null; // then its chapters have records
  const ids = isLinked ? await addStudy(study.chapters.flatMap(({ record }) => record ?? [])) : null;
  const kept = await saveNotes(ids?.[(study?.at ?? 0) - 1] ?? here.game.kept, here.game.record, record);
  if (kept === null) return false;
  const now = store.state.visit;
  if (now?.place !== here.place || !now.game) return true; // the user has left the replay
  const there: Place = { kept, at: now.game.at };
  moveTo(there);
  const chapters = now.study?.chapters.map((chapter, i) => ({
    ...chapter,
    id: i + 1 === now.study?.at ? kept : (ids?.[i] ?? chapter.id),
  }));
  store.set({
    visit: {
      place: there,
      game: { ...now.game, record, kept },
      ...(now.study && chapters && { study: { ...now.study, chapters } }),
    },
  });
  return true;
}
