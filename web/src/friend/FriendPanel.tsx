import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { note } from "../browser/note.ts";
import { changeSettings } from "../control/change.ts";
import { store } from "../control/store.ts";
import { lookUp } from "../engine/lookUp.ts";
import { mateOf, other } from "../engine/seats.ts";
import type { Friend, FriendTerms } from "../engine/types/friend.ts";
import type { Seat } from "../engine/types/view.ts";
import { computersAmong } from "../game/people.ts";
import { t } from "../i18n/index.ts";
import { listed } from "../i18n/phrases.ts";
import { explain } from "../i18n/problem.ts";
import { shownName } from "../i18n/shown.ts";
import { Button } from "../kit/Button.tsx";
import { Refusal } from "../kit/Explained.tsx";
import { SelectField, YourName } from "../kit/Fields.tsx";
import { useAttempt } from "../kit/hooks/once.ts";
import { EngineAwaited } from "../kit/Loading.tsx";
import { Panel } from "../kit/Panel.tsx";
import panelStyles from "../kit/panel.module.css";
import type { Reads } from "../state/state.ts";
import type { KeptFriend } from "../store/rows.ts";
import { accept, bring, type Outcome } from "./bringing.ts";
import { Connect, Reach, useLive, WrongLink } from "./Connect.tsx";
import styles from "./friend.module.css";
import { Move } from "./Move.tsx";
import { isPassed, PassOn, Paste } from "./PassOn.tsx";
import { byHand, isAllOver, isOpen, meetOf } from "./presence.ts";
import { Speak } from "./Speak.tsx";
import { saveEvidence } from "./saving.ts";
import {
  connectsAll,
  friendName,
  goOnHere,
  hearOthers,
  isGroup,
  isSeated,
  moveWaiting,
  nameAt,
  peopleOf,
} from "./sides.ts";
import { Terms } from "./Terms.tsx";
import { dropWaiting, listKept } from "./waiting.ts";

/** The sides that wait for their players to sit down. */
function useWaiting() {
  const [waiting, setWaiting] = useState<KeptFriend[]>([]);
  const look = useCallback(() => void listKept().then(setWaiting, note), []);
  useEffect(() => {
    look();
    return hearOthers(look);
  }, [look]);
  return [waiting, look] as const;
}

/** Games with friends elsewhere: an invitation to be read, those that wait for an answer, and the messages of the game on the
 *  table. */
export function FriendPanel({ state }: Reads<"game" | "settings" | "notice" | "mail" | "engine" | "unsaved">) {
  const { game, settings, mail, engine } = state;
  const [brought, setBrought] = useState<Outcome>({});
  const [wanted, setWanted] = useState<Seat>("");
  const [waiting, look] = useWaiting();
  const { problem, isRunning, attempt } = useAttempt();
  const settle = (act: () => Promise<Outcome>) =>
    attempt(async () => {
      const outcome = await act();
      // What was refused can be accepted once more.
      setBrought((before) => (outcome.problem && (before.invitation || before.arrived) ? before : outcome));
      look();
      return outcome.problem ?? null;
    });
  useEffect(() => {
    if (!mail) return;
    // Not while something is being drawn, which effects may be a part of.
    void Promise.resolve().then(() => {
      store.set({ mail: null });
      return settle(() => bring(mail));
    });
  }, [mail]);

  const side = game?.side ?? null;
  const live = useLive(side);
  const { invitation: invited, arrived, said, wrong } = brought;
  const goOn = () =>
    settle(async () => {
      const problem = arrived && (await goOnHere(arrived.answer, arrived.side));
      return problem ? { problem } : {};
    });
  const isLoading = isRunning && engine !== "ready";
  // What has changed last stands first.
  const isNewer = ({ changed }: KeptFriend) => !game?.side || changed > game.changed;
  const waits = ({ side }: KeptFriend) => <Waiting key={side.game} side={side} left={look} />;
  const title = invited
    ? t("friend-invited", { name: shownName(invited.terms.name) })
    : arrived
      ? t("friend-arrived", { name: shownName(friendName(arrived.side)) || t("friend-live-unnamed") })
      : t("friend-title");
  return (
    <Panel name="friend" title={title} keepsFocus notice={state.notice}>
      {isLoading && (
        <p aria-live="polite">
          <EngineAwaited />
        </p>
      )}
      {wrong && <WrongLink what={wrong} />}
      {invited ? (
        <>
          <Terms terms={invited.terms} seat={invited.terms.seats.length > 2 ? "" : other(invited.terms.seat)} />
          {invited.offer && (
            <>
              <p>{t("friend-live-offered", { name: shownName(invited.terms.name) })}</p>
              <Reach />
            </>
          )}
          {invited.terms.seats.length > 2 && invited.terms.match !== "pool" && (
            <Wanted terms={invited.terms} seat={wanted} change={setWanted} />
          )}
          <YourName value={settings.name} change={(name) => void changeSettings({ name })} />
          <Refusal problem={problem} />
          <div class={panelStyles.panelButtons}>
            <Button event="app:close" says="friend-decline" />
            <Button
              primary
              aria-disabled={isRunning}
              onClick={() => void settle(() => accept(invited, wanted))}
              says="friend-sit"
            />
          </div>
        </>
      ) : arrived ? (
        <>
          <p>{t("friend-arrived-how")}</p>
          <Refusal problem={problem} />
          <div class={panelStyles.panelButtons}>
            <Button event="app:close" says="friend-decline" />
            <Button primary aria-disabled={isRunning} onClick={() => void goOn()} says="friend-move-here" />
          </div>
        </>
      ) : (
        <>
          {waiting.filter(isNewer).map(waits)}
          {side && (
            <AtTable side={side}>
              <Speak side={side} />
            </AtTable>
          )}
          {!side && waiting.length === 0 && !isLoading && <p>{t("friend-how")}</p>}
          {!isOpen(live) && !isLoading && (
            <Paste title={t("friend-paste")} take={(text) => void settle(() => bring(text))} />
          )}
          {/* Emptied while something runs, so that a screen reader announces the same refusal again. */}
          <Refusal problem={isRunning ? null : problem} />
          <p role="status">{!isRunning && said}</p>
          {side?.awaited && <Move side={side} />}
          {waiting.filter((each) => !isNewer(each)).map(waits)}
          {side && (
            <div class={panelStyles.panelButtons}>
              <Button event="app:close" says="friend-to-table" />
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

interface WantedProps {
  terms: FriendTerms;
  seat: Seat; // "" for any
  change(seat: Seat): void;
}

/** The seat that a guest would like, where more than two play. */
function Wanted({ terms, seat, change }: WantedProps) {
  const { seats, seat: host, computers } = terms;
  const free = seats.filter((each) => each !== host && !lookUp(computers, each));
  const name = shownName(terms.name);
  const worded = (each: Seat) =>
    mateOf(each, seats) === host ? t("friend-seat-mate", { seat: each, name }) : t("seat-title", { seat: each });
  return (
    <SelectField title={t("friend-seat")} value={seat} change={change}>
      {["", ...free].map((each) => [each, each ? worded(each) : t("friend-seat-any")])}
    </SelectField>
  );
}

/** An invitation that has been sent, or accepted, until all players sit. */
function Waiting({ side, left }: { side: Friend; left(): void }) {
  const { terms, awaited, seat } = side;
  const live = useLive(side);
  const lines = byHand(side, live);
  const isHost = terms.seat === seat;
  const name = shownName(friendName(side) || terms.name);
  const isInviting = awaited?.what === "sit" || awaited?.what === "seats";
  const isInGroup = isGroup(side) && isSeated(side) && !isInviting; // they cut for the first deal
  const title =
    isInGroup || (isHost && !isInviting) ? "friend-pass-on" : isHost ? "friend-send-invitation" : "friend-send-answer";
  const words = { name: isHost || isInGroup ? name : shownName(terms.name), players: terms.seats.length };
  // Each of several guests then has a link of its own.
  const isInvitingLive = connectsAll(side) && isInviting && live !== null && !isAllOver(live);
  const drop = async () => {
    await dropWaiting(side);
    left();
  };
  const move = async (isAway: boolean) => {
    await moveWaiting(side, isAway);
    left();
  };
  if (side.moved !== undefined)
    return (
      <section class={styles.waiting}>
        <Move side={side} move={(isAway) => void move(isAway)} />
      </section>
    );
  return (
    <section class={styles.waiting}>
      {isInGroup && awaited && <Awaited side={side} />}
      {isOpen(live) && <p>{t("friend-live-invited")}</p>}
      {lines.length > 0 && !isInvitingLive && (
        <PassOn
          side={side}
          lines={lines}
          meet={meetOf(live)}
          name={friendName(side) || terms.name}
          title={t(title, words)}
        />
      )}
      {isHost && isInviting && isGroup(side) && <Guests side={side} />}
      <Connect side={side} name={isHost ? friendName(side) || t("friend-live-unnamed") : terms.name} isEarly isAbove />
      <details>
        <summary>{t("friend-terms")}</summary>
        <Terms terms={terms} seat={isGroup(side) && !isSeated(side) ? "" : seat} />
      </details>
      <Move side={side} move={(isAway) => void move(isAway)} />
      <div class={panelStyles.panelButtons}>
        <Button onClick={() => void drop()} says={isHost ? "friend-withdraw" : "friend-leave"} />
      </div>
    </section>
  );
}

/** Who has answered an invitation for more than two, and how many answers are awaited. */
function Guests({ side }: { side: Friend }) {
  const { guests } = side;
  return (
    <p role="status">
      {t("friend-guests", {
        names: listed(guests.map(shownName)),
        come: guests.length,
        left: peopleOf(side) - 1 - guests.length,
      })}
    </p>
  );
}

/** For whom one waits. */
function Awaited({ side }: { side: Friend }) {
  const { awaited, seat } = side;
  if (!awaited) return null;
  const isMine = awaited.seat === seat;
  const name = shownName(isMine ? friendName(side) : nameAt(side, awaited.seat));
  return (
    <p role="status">{t(isMine ? "friend-yours" : "friend-bar-wait", { name, players: side.terms.seats.length })}</p>
  );
}

interface AtTableProps {
  side: Friend;
  children: ComponentChildren; // what can be said
}

/** The messages of the game on the table, what can be said, and the connection by which messages go by themselves. */
function AtTable({ side, children }: AtTableProps) {
  const { awaited, seat, verdict } = side;
  const live = useLive(side);
  const lines = byHand(side, live);
  const name = friendName(side);
  const words = { name: shownName(name), players: side.terms.seats.length };
  if (verdict)
    return (
      <>
        <p role="alert">{explain(verdict)}</p>
        <p>{t("friend-evidence")}</p>
        <Button primary onClick={() => saveEvidence(side)} says="friend-evidence-save" />
        {isGroup(side) && lines.length > 0 && <PassOn side={side} title={t("friend-pass-on", words)} name={name} />}
      </>
    );
  if (side.moved !== undefined) return <Move side={side} />;
  const title = t(awaited ? "friend-pass-on" : "friend-pass-last", words);
  const { computers, seat: host, name: hostName } = side.terms;
  const among = computersAmong(computers, seat === host ? "" : hostName);
  const isMine = awaited?.seat === seat;
  // While they connect, what is to be passed on follows by itself.
  const isToPass = lines.length > 0 && (!isMine || (isGroup(side) && !isPassed(lines))); // in a group others may lack it
  const isByHand = isToPass && (!live || isAllOver(live) || live.isEarly || connectsAll(side));
  return (
    <>
      {(isMine || isGroup(side)) && <Awaited side={side} />}
      {isByHand && <PassOn side={side} lines={lines} meet={meetOf(live)} title={title} name={name} />}
      {children}
      {among && <p class={panelStyles.small}>{among}</p>}
      {awaited && <Connect side={side} name={name} isAbove={isByHand} />}
    </>
  );
}
