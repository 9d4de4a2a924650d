import { useEffect, useRef, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import { locale, t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Reads } from "../../state/state.ts";
import type { Restored } from "../../store/merging.ts";
import { type Plan, planRestore, readBackup, restoreBackup } from "./backup.ts";
import { takeBackup } from "./bringing.ts";
import { FilePicker } from "./FilePicker.tsx";
import filesStyles from "./files.module.css";
import { MOST } from "./texts.ts";

/** What the panel says: at most one thing, except of a damaged backup. */
interface Status {
  share?: number; // of a backup that is being read, how much has been
  plan?: Plan;
  refusal?: string; // the id of its sentence
  damaged?: File; // changed since it was made, but some of it can be read
  isRunning?: boolean;
  done?: Restored;
}

/** Restoring a backup: the panel first shows what it would change, and changes nothing until the user agrees. */
export default function RestorePanel({ state }: Reads<"notice">) {
  const [status, setStatus] = useState<Status>({});
  const { plan, share, refusal, isRunning, done, damaged } = status;
  const reading = useRef<File | null>(null);
  const readFile = async (one: File | null | undefined, acceptsChanged = false) => {
    if (!one) return;
    reading.current = one;
    const isCurrent = () => reading.current === one; // no other file has been chosen meanwhile
    setStatus({ share: 0 });
    const read = async (): Promise<Status> => {
      const text = one.size > MOST ? null : await one.text().catch(() => "");
      const backup = text === null ? "restore-large" : await readBackup(text, acceptsChanged);
      if (typeof backup !== "string")
        return { plan: await planRestore(backup, (share) => isCurrent() && setStatus({ share })) };
      const isDamaged = text && backup === "restore-broken" && typeof (await readBackup(text, true)) !== "string";
      return { refusal: backup, ...(isDamaged && { damaged: one }) };
    };
    const next = await read().catch((error): Status => {
      note(error);
      return { refusal: "restore-unread" };
    });
    if (isCurrent()) setStatus(next);
  };
  // A backup may be dropped on the page while this is open.
  useEffect(() => void readFile(takeBackup()));
  const restore = async (plan: Plan) => {
    setStatus({ isRunning: true });
    try {
      setStatus({ done: await restoreBackup(plan) });
    } catch (error) {
      note(error);
      setStatus({ refusal: "restore-full" });
    }
  };
  const made = (time: number) =>
    new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeStyle: "short" }).format(time);
  const isBusy = isRunning || share !== undefined;
  return (
    <Panel name="restore" title={t("restore-title")} notice={state.notice}>
      <p>{t("restore-how")}</p>
      <div role="status">
        {refusal && <p class={panelStyles.refusal}>{t(refusal)}</p>}
        {share !== undefined && (
          <p class={filesStyles.courseSum}>{t("restore-reading", { percent: Math.floor(share * 10) * 10 })}</p>
        )}
        {plan && (
          <>
            <p class={filesStyles.courseSum}>
              {t("restore-holds", { count: plan.games.length, when: made(plan.made) })}
            </p>
            {plan.isChanged && <p class={panelStyles.refusal}>{t("restore-changed")}</p>}
            <ul>
              {plan.added > 0 && <li>{t("restore-adds", { count: plan.added })}</li>}
              {plan.renewed > 0 && <li>{t("restore-renews", { count: plan.renewed })}</li>}
              {plan.left > 0 && <li>{t("restore-leaves", { count: plan.left })}</li>}
              {plan.unreadable > 0 && <li>{t("restore-skips", { count: plan.unreadable })}</li>}
              {Object.keys(plan.local).length > 0 && <li>{t("restore-settings")}</li>}
            </ul>
          </>
        )}
        {isRunning && <p class={filesStyles.courseSum}>{t("restore-going")}</p>}
        {done && (
          <p class={filesStyles.courseSum}>
            <strong>{t("restore-done", { added: done.added.length, renewed: done.renewed.length })}</strong>
            {t("sentence-gap")}
            {joined([
              done.renewed.length > 0 && t("restore-kept", { count: done.renewed.length }),
              done.left > 0 && t("restore-left", { count: done.left }),
            ])}
          </p>
        )}
      </div>
      <div class={panelStyles.panelButtons}>
        {!isBusy && (
          <FilePicker
            title={t("restore-choose")}
            accept=".json,application/json"
            primary={!plan && !done}
            take={([one]) => void readFile(one)}
          />
        )}
        {damaged && <Button onClick={() => void readFile(damaged, true)} says="restore-rest" />}
        {plan && <Button primary onClick={() => void restore(plan)} says="restore-yes" />}
        {done && <Button primary event="app:close" says="import-done" />}
      </div>
    </Panel>
  );
}
