import { useEffect, useRef, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import type { Controller } from "../../control/controller.ts";
import { locale, t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import buttonStyles from "../../kit/button.module.css";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { State } from "../../state/state.ts";
import type { Restored } from "../../store/merging.ts";
import { type Backup, readBackup, restoreBackup } from "./backup.ts";
import { takeBackup } from "./bringing.ts";
import filesStyles from "./files.module.css";
import { MOST } from "./texts.ts";

/** Restoring a backup: the panel first shows its contents, and changes nothing until the user agrees. */
export default function RestorePanel({ state, controller }: { state: State; controller: Controller }) {
  const [read, setRead] = useState<Backup | null>(null);
  const [refusal, setRefusal] = useState(""); // the id of its sentence
  const [isRunning, setRunning] = useState(false);
  const [done, setDone] = useState<Restored | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const readFile = async (one: File | null | undefined) => {
    if (!one) return;
    setDone(null);
    const found = one.size > MOST ? "restore-large" : await one.text().then(readBackup, () => "restore-none");
    setRead(typeof found === "string" ? null : found);
    setRefusal(typeof found === "string" ? found : "");
    if (file.current) file.current.value = "";
  };
  // A backup may be dropped on the page while this is open.
  useEffect(() => void readFile(takeBackup()));
  const restore = async () => {
    if (!read) return;
    setRead(null);
    setRunning(true);
    try {
      setDone(await restoreBackup(controller, read));
    } catch (error) {
      note(error);
      setRefusal("restore-full");
    } finally {
      setRunning(false);
    }
  };
  const made = (time: number) =>
    new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeStyle: "short" }).format(time);
  return (
    <Panel name="restore" title={t("restore-title")} notice={state.notice}>
      <p>{t("restore-how")}</p>
      <div role="status">
        {refusal && <p class={panelStyles.refusal}>{t(refusal)}</p>}
        {read && (
          <p class={filesStyles.courseSum}>{t("restore-holds", { count: read.games.length, when: made(read.made) })}</p>
        )}
        {isRunning && <p class={filesStyles.courseSum}>{t("restore-going")}</p>}
        {done && (
          <p class={filesStyles.courseSum}>
            <strong>{t("restore-done", { added: done.added.length, renewed: done.renewed.length })}</strong>
            {t("sentence-gap")}
            {done.left > 0 && t("restore-left", { count: done.left })}
          </p>
        )}
      </div>
      <div class={panelStyles.panelButtons}>
        {!isRunning && (
          <label
            class={`${buttonStyles.button} ${filesStyles.picker}${read || done ? "" : ` ${buttonStyles.primary}`}`}
          >
            {t("restore-choose")}
            <input
              ref={file}
              type="file"
              class={unseenStyles.unseen}
              accept=".json,application/json"
              onChange={(event) => void readFile(event.currentTarget.files?.[0])}
            />
          </label>
        )}
        {read && (
          <Button primary onClick={() => void restore()}>
            {t("restore-yes")}
          </Button>
        )}
        {done && (
          <Button primary event="app:close">
            {t("import-done")}
          </Button>
        )}
      </div>
    </Panel>
  );
}
