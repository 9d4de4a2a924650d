import { useCallback, useEffect, useState } from "preact/hooks";
import { note } from "../browser/note.ts";
import { changeSettings } from "../control/change.ts";
import { store } from "../control/store.ts";
import type { Answer } from "../engine/types/answer.ts";
import type { Friend, FriendTerms } from "../engine/types/friend.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";
import { shownName } from "../i18n/shown.ts";
import { Button } from "../kit/Button.tsx";
import { Refusal } from "../kit/Explained.tsx";
import { YourName } from "../kit/Fields.tsx";
import { useAttempt } from "../kit/hooks/once.ts";
import { EngineAwaited } from "../kit/Loading.tsx";
import { Panel } from "../kit/Panel.tsx";
import panelStyles from "../kit/panel.module.css";
import type { Reads } from "../state/state.ts";
import styles from "./friend.module.css";
import { Move } from "./Move.tsx";
import { readMail } from "./mail.ts";
import { PassOn, Paste } from "./PassOn.tsx";
import { Speak } from "./Speak.tsx";
import { saveEvidence } from "./saving.ts";
import { friendName, goOnHere, hearOthers, sitDown, take } from "./sides.ts";
import { Terms } from "./Terms.tsx";
import { dropWaiting, listWaiting } from "./waiting.ts";

/** What was brought, as far as it is still to be answered. */
type Brought =
  | { text: string; terms: FriendTerms }
  | { said: string }
  | { kind: "seat"; answer: Answer; side: Friend }
  | null;

/** The sides that wait for their players to sit down. */
function useWaiting() {
  const [waiting, setWaiting] = useState<Friend[]>([]);
  const look = useCallback(() => void listWaiting().then(setWaiting, note), []);
  useEffect(() => {
    look();
    return hearOthers(look);
  }, [look]);
  return [waiting, look] as const;
}

/** Games with a friend elsewhere: an invitation to be read, those that wait for an answer, and the messages of the game on the
 *  table. */
export function FriendPanel({ state }: Reads<"game" | "settings" | "notice" | "mail" | "engine" | "unsaved">) {
  const { game, settings, mail, engine } = state;
  const [brought, setBrought] = useState<Brought>(null);
  const [waiting, look] = useWaiting();
  const { problem, isRunning, attempt } = useAttempt();
  const bring = (text: string) =>
    attempt(async () => {
      const found = await readMail(text);
      const isAsked = found.kind === "invitation" || found.kind === "seat";
      setBrought(isAsked ? found : found.kind === "own" ? { said: "friend-own" } : null);
      if (found.kind === "problem") return found.problem;
      const refused = found.kind === "side" ? await take(found.found, found.text) : null;
      look();
      return refused;
    });
  useEffect(() => {
    if (!mail) return;
    // Not while something is being drawn, which effects may be a part of.
    void Promise.resolve().then(() => {
      store.set({ mail: null });
      return bring(mail);
    });
  }, [mail]);

  const side = game?.side ?? null;
  const invited = brought && "terms" in brought ? brought : null;
  const accept = () =>
    attempt(async () => {
      if (!invited) return null;
      const refused = await sitDown(invited.text);
      if (!refused) setBrought(null);
      look();
      return refused;
    });
  const arrived = brought && "side" in brought ? brought : null;
  const goOn = () =>
    attempt(async () => {
      if (!arrived) return null;
      const refused = await goOnHere(arrived.answer, arrived.side);
      setBrought(null);
      look();
      return refused;
    });
  const title = invited
    ? t("friend-invited", { name: shownName(invited.terms.name) })
    : arrived
      ? t("friend-arrived", { name: shownName(friendName(arrived.side)) })
      : t("friend-title");
  return (
    <Panel name="friend" title={title} notice={state.notice}>
      {isRunning && engine !== "ready" && (
        <p aria-live="polite">
          <EngineAwaited />
        </p>
      )}
      {brought && "said" in brought && <p role="status">{t(brought.said)}</p>}
      {invited ? (
        <>
          <Terms terms={invited.terms} guest />
          <YourName value={settings.name} change={(name) => void changeSettings({ name })} />
          <Refusal problem={problem} />
          <div class={panelStyles.panelButtons}>
            <Button event="app:close" says="friend-decline" />
            <Button primary aria-disabled={isRunning} onClick={() => void accept()} says="friend-sit" />
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
          <Refusal problem={problem} />
          {side ? <AtTable side={side} /> : waiting.map((each) => <Waiting key={each.game} side={each} left={look} />)}
          {!side && waiting.length === 0 && <p>{t("friend-how")}</p>}
          <Paste title={t("friend-paste")} take={(text) => void bring(text)} />
          {side && !side.verdict && side.moved === undefined && <Speak side={side} />}
          {side?.awaited && <Move side={side} />}
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

/** An invitation that has been sent, or accepted, until both players sit. */
function Waiting({ side, left }: { side: Friend; left(): void }) {
  const { terms, awaited, seat } = side;
  const isHost = terms.seat === seat;
  const name = shownName(friendName(side) || terms.name);
  const drop = async () => {
    await dropWaiting(side);
    left();
  };
  return (
    <section class={styles.waiting}>
      <PassOn
        side={side}
        title={
          isHost
            ? t(awaited?.what === "sit" ? "friend-send-invitation" : "friend-pass-on", { name })
            : t("friend-send-answer", { name })
        }
      />
      <details>
        <summary>{t("friend-terms")}</summary>
        <Terms terms={terms} guest={!isHost} />
      </details>
      <div class={panelStyles.panelButtons}>
        <Button onClick={() => void drop()} says={isHost ? "friend-withdraw" : "friend-leave"} />
      </div>
    </section>
  );
}

/** The messages of the game on the table. */
function AtTable({ side }: { side: Friend }) {
  const { awaited, seat, verdict } = side;
  const name = shownName(friendName(side));
  if (verdict)
    return (
      <>
        <p role="alert">{explain(verdict)}</p>
        <p>{t("friend-evidence")}</p>
        <Button primary onClick={() => saveEvidence(side)} says="friend-evidence-save" />
      </>
    );
  if (side.moved !== undefined) return <Move side={side} />;
  if (awaited?.seat === seat) return <p>{t("friend-yours", { name })}</p>;
  return <PassOn side={side} title={t(awaited ? "friend-pass-on" : "friend-pass-last", { name })} />;
}
