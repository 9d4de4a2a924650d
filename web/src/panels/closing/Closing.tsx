import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { costlyWords } from "../../analysis/choices.ts";
import { isFirstTime, remember } from "../../browser/kept.ts";
import { savesData } from "../../browser/offline.ts";
import { changeSettings } from "../../control/change.ts";
import { store } from "../../control/store.ts";
import { ask } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { against } from "../../engine/seats.ts";
import type { Decision, Unit } from "../../engine/types/analysis.ts";
import type { Moment } from "../../engine/types/replay.ts";
import { type Balance, balanceOf, counts } from "../../game/fitting.ts";
import { namesOf } from "../../game/people.ts";
import { isReviewable } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { together } from "../../i18n/phrases.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { whole } from "../../replay/review/running.ts";
import { before, stepsOf } from "../../replay/steps/steps.ts";
import { arrive, goTo } from "../../state/history.ts";
import type { Reads } from "../../state/state.ts";
import { type Game, listGames } from "../../store/games.ts";
import styles from "./closing.module.css";

export default function Closing({ state }: Reads<"game" | "guide" | "settings">) {
  const { game } = state;
  const id = game?.id ?? "";
  const { answer: games } = useAsked(id, listGames);
  const tally = game && games && balanceOf(games, game);
  if (!game) return null;
  return (
    <>
      {counts(game) && <p class={styles.tally}>{tally && tallyWords(game, tally)}</p>}
      {game.summary.warmUp && <p class={styles.tally}>{t("tally-warm-up")}</p>}
      {isReviewable(game.summary) && !savesData() && <Costliest game={game} />}
      {/* Between the games of a match, and below the guide, a phone has no room for it. */}
      {!game.summary.match && state.guide !== id && <SoundOffer isOn={state.settings.sound} />}
    </>
  );
}

function tallyWords(game: Game, { won, lost }: Balance): string {
  const names = namesOf(game);
  const others = game.summary.seats.filter((seat) =>
    against(game.seat, game.summary.sides).some((side) => side.includes(seat)),
  );
  const words = { name: together(others.map((seat) => lookUp(names, seat) ?? seat)), mine: won, theirs: lost };
  if (others.length > 1) return t("tally-many", words);
  return t("tally", { ...words, state: won > lost ? "ahead" : won < lost ? "behind" : "level" });
}

function Costliest({ game }: { game: Game }) {
  const { answer: worst, hasFailed } = useAsked(`${game.id} ${game.record}`, (signal) => findCostliest(game, signal));
  const [isLeft, setLeft] = useState(false); // pressed twice
  if (hasFailed) return <p class={styles.costliest} />;
  if (worst === undefined) return <p class={styles.costliest}>{t("reviewed-awaited")}</p>;
  if (worst === null) return <p class={styles.costliest}>{t("reviewed-none")}</p>;
  const { decision, at, unit } = worst;
  const openReview = () => {
    if (isLeft) return;
    setLeft(true);
    store.set({ judging: decision });
    goTo({ kept: game.id, at });
    void arrive();
  };
  return (
    <p class={styles.costliest}>
      {costlyWords(unit, decision, "costliest")}
      {t("sentence-gap")}
      <button type="button" class={styles.look} onClick={openReview}>
        {t("reviewed-look")}
      </button>
    </p>
  );
}

interface CostlyMoment {
  unit: Unit;
  decision: Decision;
  at: Moment;
}

/** Return the costliest decision in the review of a game, which is saved, or null if none cost anything. */
async function findCostliest(
  { id, record, seat }: Pick<Game, "id" | "record" | "seat">,
  signal: AbortSignal,
): Promise<CostlyMoment | null> {
  const { replay } = await ask({ do: "replay", record, seat: null, settled: false });
  if (!replay) throw new Error("the game cannot be read");
  signal.throwIfAborted();
  const steps = stepsOf(replay);
  const course = steps.main.steps.map(({ event }) => event?.entry.event ?? "").join(" ");
  const others = replay.seats.filter((each) => each !== seat);
  const review = await whole({ record: replay.record, seat, others, kept: id, course }, signal);
  const decision = review.decisions[review.worst[0] ?? -1];
  const step = decision && steps.of.get(decision.at);
  const from = step && before(step);
  return from ? { unit: review.scale.unit, decision, at: from.at } : null;
}

const KEY = "ecarte.sound-offered"; // the key in storage

/** An offer of sound after the first game, made once. */
function SoundOffer({ isOn }: { isOn: boolean }) {
  const [isOffered] = useState(() => !isOn && isFirstTime(KEY));
  const offer = useRef<HTMLParagraphElement>(null);
  // On the smallest phone there is no room for it: then it has not been made.
  useLayoutEffect(() => {
    if (isOffered && !offer.current?.offsetParent) remember(KEY, null);
  }, []);
  if (!isOffered || isOn) return null;
  return (
    <p ref={offer} class={`${styles.tally} ${styles.offer}`}>
      {t("sound-offered")}
      {t("sentence-gap")}
      <button type="button" class={styles.look} onClick={() => void changeSettings({ sound: true })}>
        {t("sound-on")}
      </button>
    </p>
  );
}
