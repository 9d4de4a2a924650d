import { useEffect, useMemo, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { ask } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { gamesWith, offers } from "../../engine/offers.ts";
import { mateOf } from "../../engine/seats.ts";
import type { DailyTerms } from "../../engine/types/answer.ts";
import type { Seat } from "../../engine/types/view.ts";
import { dayOf, isPlayable, noonOf, placed, placeOf, playedDays } from "../../game/daily.ts";
import { computerName } from "../../game/people.ts";
import { FIRST } from "../../i18n/games.ts";
import { locale, t } from "../../i18n/index.ts";
import { together } from "../../i18n/list.ts";
import { Button } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import { useAttempt } from "../../kit/hooks/once.ts";
import { useAddress } from "../../kit/hooks/useAddress.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Loading } from "../../kit/Loading.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { WhichGame } from "../../kit/WhichGame.tsx";
import type { State } from "../../state/state.ts";
import { type Listed, listGames } from "../../store/games.ts";
import { beginDaily } from "./begin.ts";
import { Calendar } from "./Calendar.tsx";
import styles from "./daily.module.css";
import { Result } from "./Result.tsx";

interface Props {
  state: State;
}

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

/** The games that have a daily deal. */
const dailyGames = gamesWith("daily");

/** Return a sentence about the game of a day: against whom, and how far. */
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
export default function DailyPanel({ state }: Props) {
  const [at, turn] = useAddress();
  const named = placed(at);
  const game = [named.game, state.game?.summary.game ?? FIRST].find((one) => offers(one, "daily")) ?? FIRST;
  const isOfThis = named.game === "" || named.game === game;
  const today = dayOf(new Date());
  const day = isOfThis && isPlayable(named.day) ? named.day : today;
  const isOther = !isOfThis || (named.day !== "" && named.day !== day);
  const [games, setGames] = useState<Listed[]>([]);
  useEffect(() => void listGames().then(setGames), [state.libraryVersion]);
  const [attempts, setAttempts] = useState(0);
  const answer = useAsked(`${attempts} ${game} ${day}`, () => ask({ do: "daily", game, day }));
  const isLong = useLong(answer === null);
  const terms = answer === "failed" ? null : (answer?.daily ?? null);
  const played = useMemo(() => playedDays(games, game), [games, game]);
  const { first = null, open = null, count = 0 } = played.get(day) ?? {};
  const { problem, attempt } = useAttempt();
  const begin = () => terms && void attempt(() => beginDaily(game, day, terms));
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
      {answer === "failed" && <Failed again={() => setAttempts(attempts + 1)} words="daily-failed" />}
      <div class={styles.about}>
        <p class={terms ? "" : styles.awaited}>
          {terms ? about(game, terms) : t("daily-means", { opponent: "…", target: 0 })}
        </p>
        <p role="status">
          {isLong && (
            <>
              {t("engine-awaited")} <Loading />
            </>
          )}
        </p>
      </div>
      {first && terms && <Result game={first} day={day} count={count} strongest={terms.strongest} />}
      <p class={panelStyles.refusal} role="alert">
        {problem && <Explained problem={problem} />}
      </p>
      <div class={panelStyles.panelButtons}>
        {open ? (
          <Button primary={!first} event={isPlaying ? "app:table" : `app:open:${open.id}`}>
            {t("daily-go-on")}
          </Button>
        ) : (
          <Button primary={!first} aria-disabled={!terms} onClick={begin}>
            {t(first ? "daily-again" : "daily-play")}
          </Button>
        )}
      </div>
      <Calendar day={day} today={today} played={played} turn={(one) => turn(placeOf(game, one))} />
      <p class={panelStyles.small}>{t("daily-honest")}</p>
    </Panel>
  );
}
