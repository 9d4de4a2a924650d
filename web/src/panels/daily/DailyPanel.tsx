import { useEffect, useMemo, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import type { Controller } from "../../control/controller.ts";
import { ask } from "../../engine/client.ts";
import { offers } from "../../engine/offers.ts";
import { dayOf, isPlayable, noonOf, playedDays } from "../../game/daily.ts";
import { computerName } from "../../game/people.ts";
import { FIRST } from "../../i18n/games.ts";
import { locale, t } from "../../i18n/index.ts";
import { together } from "../../i18n/list.ts";
import { Button } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import { useAttempt } from "../../kit/hooks/once.ts";
import { useAddress } from "../../kit/hooks/useAddress.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { State } from "../../state/state.ts";
import { type Listed, listGames } from "../../store/games.ts";
import { beginDaily } from "./begin.ts";
import { Calendar } from "./Calendar.tsx";
import styles from "./daily.module.css";
import { Result } from "./Result.tsx";

interface Props {
  state: State;
  controller: Controller;
}

/** The daily deal: a game with the same cards for everyone on a date. */
export default function DailyPanel({ state, controller }: Props) {
  const onTable = state.game?.summary.game ?? FIRST;
  const game = offers(onTable, "daily") ? onTable : FIRST;
  const [at, turn] = useAddress();
  const today = dayOf(new Date());
  const day = isPlayable(at) ? at : today;
  const [games, setGames] = useState<Listed[]>([]);
  useEffect(() => void listGames().then(setGames), [state.libraryVersion]);
  const [attempts, setAttempts] = useState(0);
  const answer = useAsked(`${attempts} ${game} ${day}`, () => ask({ do: "daily", game, day }));
  const terms = answer === "failed" ? null : (answer?.daily ?? null);
  const played = useMemo(() => playedDays(games, game), [games, game]);
  const { first = null, open = null, count = 0 } = played.get(day) ?? {};
  const { problem, attempt } = useAttempt();
  const begin = () => terms && void attempt(() => beginDaily(controller, game, day, terms));
  const names = terms && Object.entries(terms.players).map(([seat, player]) => computerName(game, seat, player));
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "full" }).format(noonOf(day));
  const isPlaying = open !== null && open.id === state.game?.id;
  return (
    <Panel name="daily" title={t("daily-deal")} notice={state.notice}>
      <p class={styles.date} aria-live="polite">
        {date}
      </p>
      {at && day !== at && <p role="status">{t("daily-no-day")}</p>}
      {answer === "failed" && <Failed again={() => setAttempts(attempts + 1)} words="daily-failed" />}
      <p class={names ? "" : styles.awaited}>
        {t("daily-means", { opponent: names ? together(names) : "…", target: terms?.target ?? 0 })}
      </p>
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
      <Calendar day={day} today={today} played={played} turn={turn} />
      <p class={panelStyles.small}>{t("daily-honest")}</p>
    </Panel>
  );
}
