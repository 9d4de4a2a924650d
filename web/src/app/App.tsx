import { useTitle } from "../browser/title.ts";
import { act } from "../control/loop.ts";
import { lookUp } from "../engine/lookUp.ts";
import { offers } from "../engine/offers.ts";
import { against, sideOf } from "../engine/seats.ts";
import { sender } from "../game/answers.ts";
import { isEarly } from "../game/guide.ts";
import { hintFigures, hintWords } from "../game/hintWords.ts";
import { explainingSeats, namesOf } from "../game/people.ts";
import { isClosed, isLaid, isReviewable, isShared, isWatched } from "../game/sharing.ts";
import { t } from "../i18n/index.ts";
import { gameIfOther } from "../i18n/phrases.ts";
import { Boundary } from "../kit/Boundary.tsx";
import { Icon } from "../kit/Icon.tsx";
import { Loading } from "../kit/Loading.tsx";
import { NoticeBar } from "../kit/NoticeBar.tsx";
import stripStyles from "../kit/strip.module.css";
import unseenStyles from "../kit/unseen.module.css";
import { choicesAfterDaily } from "../panels/daily/after.ts";
import { matchExtras } from "../panels/match/extras.ts";
import { importNotice } from "../state/notices.ts";
import { type State, withTable } from "../state/state.ts";
import type { Game } from "../store/games.ts";
import { spectated } from "../table/contract/moment.ts";
import { Table } from "../table/index.ts";
import appStyles from "./app.module.css";
import { choicesAfterFriend, isEndedEarly, promptWithFriend } from "./friend.ts";
import { Header } from "./Header.tsx";
import { Later, LaterPanel, parts } from "./Later.tsx";
import { Menu } from "./Menu.tsx";
import { Resign } from "./Resign.tsx";
import { Unsaved } from "./Unsaved.tsx";

/** Return whether the friend who sent the challenge is beaten, in words; "" for other games. */
function challengeResult({ summary, seat }: Game): string {
  if (!summary.challenge) return "";
  const { name, score, beaten } = summary.challenge;
  const theirs = against(seat, summary.sides).map((side) => lookUp(score, side) ?? 0);
  const words = {
    name: sender(name),
    mine: lookUp(score, sideOf(seat, summary.sides)) ?? 0,
    theirs: theirs.join(", "),
  };
  const isAlike = Object.keys(score).every((one) => lookUp(score, one) === lookUp(summary.score, one));
  const { hints } = summary.help;
  const result = t(
    isAlike && !beaten ? "challenge-alike" : beaten ? "challenge-beaten" : "challenge-not-beaten",
    words,
  );
  return hints > 0 ? result + t("sentence-gap") + t("challenge-hints", { count: hints }) : result;
}

/** The page: the header, the table or what replaces it, notices, and the open panel. */
export function App({ state }: { state: State }) {
  const {
    game,
    shown,
    panel,
    notice,
    settings,
    waiting,
    seeking,
    hint,
    estimate,
    watching,
    visit,
    importing,
    curtain,
    passing,
  } = state;
  const names = game && namesOf(game, shown && spectated(shown.view) ? null : game.seat);
  const match = matchExtras(state);
  const isOwn = game !== null && game.source !== "what-if" && !isShared(game) && !isWatched(game) && !watching;
  useTitle("page", t("app-title"));
  useTitle("room", visit || !game ? "" : gameIfOther(game.summary.game));
  return (
    <Boundary>
      {!visit && <Header state={state} />}
      <div class={appStyles.notices} data-part="notices" role="status">
        {notice && !panel && <NoticeBar notice={notice} />}
        {importing?.running && !importing.isAway && !panel && (
          <NoticeBar notice={importNotice(importing)} dismiss="app:import-away" />
        )}
      </div>
      {!visit && game?.source === "what-if" && <WhatIf game={game} />}
      {!visit && game?.summary.match && <Later load={parts.strip} props={{ state }} />}
      {!visit && isOwn && !curtain && state.guide === game.id && (
        <Later key={state.guide} load={parts.guide} props={{ state }} />
      )}
      <Unsaved state={state} />
      <p class={unseenStyles.unseen} role="status">
        {seeking ? t("hint-sought") : hint && !(estimate && hintFigures(hint, estimate)) && hintWords(hint)}
      </p>
      {panel && withTable.includes(panel) ? null : visit ? (
        <Later load={parts.visit} props={{ state }} />
      ) : game && curtain ? (
        <Later load={parts.curtain} props={{ state }} />
      ) : game && shown && !watching && isLaid(game, settings) ? (
        <Later
          load={parts.facing}
          props={{
            state,
            play: (event) => void act(event),
            beat: match?.result ?? "",
            choicesAfter: match?.choicesAfter ?? null,
            more: match?.more ?? [],
          }}
        />
      ) : game && names && shown ? (
        <Table
          game={game.id}
          view={shown.view}
          entry={shown.entry}
          log={shown.log}
          names={names}
          settings={settings}
          waiting={waiting && (state.engine === "starting" ? "engine" : "other")}
          hint={hint}
          nextHolder={passing && (lookUp(names, passing) ?? passing)}
          watching={watching}
          suggests={settings.preselect}
          offersGuide={
            state.newcomer &&
            !state.guide &&
            offers(game.view.game, "introduction") &&
            isEarly(shown.log, shown.view.seat) &&
            !match &&
            !game.side &&
            !game.summary.daily &&
            game.source !== "what-if"
          }
          whatIf={game.source === "what-if"}
          beat={challengeResult(game) || match?.result || ""}
          closing={
            game.summary.over && isOwn ? (
              <div class={isReviewable(game.summary) ? appStyles.closing : undefined}>
                <Later load={parts.closing} props={{ state }} />
              </div>
            ) : null
          }
          mayChallenge={isOwn && !game.side && !game.summary.match && !game.summary.daily}
          choicesAfter={choicesAfterFriend(game) ?? match?.choicesAfter ?? choicesAfterDaily(game)}
          endedEarly={isEndedEarly(game)}
          more={match?.more ?? []}
          explainers={explainingSeats(game)}
          mayShowHands={game.source !== "what-if" && !isClosed(game) && !watching && (!game.side || game.summary.over)}
          ownPrompt={promptWithFriend(game) ?? match?.prompt ?? null}
          remark={match?.remark}
        />
      ) : (
        <main class={appStyles.roomEmpty} aria-live="polite">
          <p>{t("engine-awaited")}</p>
          <Loading />
        </main>
      )}
      {!visit && game?.side && !watching && !(panel && withTable.includes(panel)) && (
        <Later load={parts.friend} props={{ state }} />
      )}
      {panel && (
        <Boundary key={panel} panel={panel}>
          {panel === "menu" ? (
            <Menu state={state} />
          ) : panel === "resign" ? (
            <Resign state={state} />
          ) : (
            <LaterPanel name={panel} state={state} />
          )}
        </Boundary>
      )}
    </Boundary>
  );
}

/** The strip above a what-if game, with the way back to its replay. */
function WhatIf({ game }: { game: Game }) {
  return (
    <aside class={stripStyles.strip} data-part="strip" aria-label={t("what-if")}>
      <p>{t("what-if-from", { deal: game.view.deal })}</p>
      <button type="button" class={stripStyles.stripButton} data-event="app:leave">
        <Icon name="replay" />
        {t("what-if-back")}
      </button>
    </aside>
  );
}
