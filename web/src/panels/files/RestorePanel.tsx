// A backup is taken back in: what is in it is said first, and nothing is changed before that.
import { useEffect, useRef, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import type { Controller } from "../../control/controller.ts";
import { language, t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { State } from "../../state/state.ts";
import type { Restored } from "../../store/library.ts";
import { type Backup, readBackup, restoreBackup } from "./backup.ts";
import filesStyles from "./files.module.css";
import { MOST, takeBackup } from "./reading.ts";

export default function RestorePanel({ state, controller }: { state: State; controller: Controller }) {
  const [read, setRead] = useState<Backup | null>(null);
  const [told, setTold] = useState("");
  const [going, setGoing] = useState(false);
  const [done, setDone] = useState<Restored | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const look = async (one: File | null | undefined) => {
    if (!one) return;
    setDone(null);
    const found = one.size > MOST ? "restore-large" : await one.text().then(readBackup, () => "restore-none");
    setRead(typeof found === "string" ? null : found);
    setTold(typeof found === "string" ? found : "");
    if (file.current) file.current.value = "";
  };
  // One that was dropped on the page, or is dropped while this is open.
  useEffect(() => void look(takeBackup()));
  const restore = async () => {
    if (!read) return;
    setRead(null);
    setGoing(true);
    try {
      setDone(await restoreBackup(controller, read));
    } catch (error) {
      note(error);
      setTold("restore-full");
    } finally {
      setGoing(false);
    }
  };
  const made = (time: number) =>
    new Intl.DateTimeFormat(language(), { dateStyle: "long", timeStyle: "short" }).format(time);
  return (
    <Panel name="restore" title={t("restore-title")} notice={state.notice}>
      <p>{t("restore-how")}</p>
      <div role="status">
        {told && <p class={panelStyles.refusal}>{t(told)}</p>}
        {read && (
          <p class={filesStyles.courseSum}>{t("restore-holds", { count: read.games.length, when: made(read.made) })}</p>
        )}
        {going && <p class={filesStyles.courseSum}>{t("restore-going")}</p>}
        {done && (
          <p class={filesStyles.courseSum}>
            <strong>{t("restore-done", { added: done.added.length, renewed: done.renewed.length })}</strong>{" "}
            {done.left > 0 && t("restore-left", { count: done.left })}
          </p>
        )}
      </div>
      <div class={panelStyles.panelButtons}>
        {!going && (
          <label
            class={`${buttonStyles.button} ${filesStyles.picker}${read || done ? "" : ` ${buttonStyles.primary}`}`}
          >
            {t("restore-choose")}
            <input
              ref={file}
              type="file"
              class={unseenStyles.unseen}
              accept=".json,application/json"
              onChange={(event) => void look(event.currentTarget.files?.[0])}
            />
          </label>
        )}
        {read && (
          <button type="button" class={`${buttonStyles.button} ${buttonStyles.primary}`} onClick={() => void restore()}>
            {t("restore-yes")}
          </button>
        )}
        {done && (
          <button type="button" class={`${buttonStyles.button} ${buttonStyles.primary}`} data-event="app:close">
            {t("import-done")}
          </button>
        )}
      </div>
    </Panel>
  );
}
