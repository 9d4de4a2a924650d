import { useEffect, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import { isClosed } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { closePanels } from "../../state/history.ts";
import type { Reads } from "../../state/state.ts";
import { getStored, type Listed, listGames } from "../../store/games.ts";
import { exportGames } from "./export.ts";
import filesStyles from "./files.module.css";
import { saveRecord, seenOnly, settled } from "./save.ts";

/** Saving unfinished games to a file: only what their player knows or, on request, everything. */
export default function SavePanel({ state }: Reads<"saving" | "game" | "notice">) {
  const { saving, game, notice } = state;
  const [games, setGames] = useState<Listed[] | null>(null);
  const [whole, setWhole] = useState(false);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    const ids = new Set(saving.length > 0 ? saving : [game?.id]);
    void listGames().then((all) => {
      const wanted = all.filter(({ id }) => ids.has(id));
      setGames(wanted.length === 0 && game ? [game] : wanted); // perhaps nothing can be saved on this device
    });
  }, []);
  const [only] = games ?? [];
  const open = games?.filter((one) => !settled(one)).length ?? 0;
  const many = saving.length > 1;
  // Of several people at the device, nobody may save what another knows.
  const people = !many && only !== undefined && isClosed(only);
  const save = async () => {
    if (!games || !only) return;
    try {
      if (many) {
        const count = await exportGames(games, whole);
        if (count > 0) return setFailed(t("library-missing", { count }));
      } else {
        const stored = (await getStored(only.id)) ?? (game?.id === only.id ? game : null);
        if (stored && (whole || people)) saveRecord(stored, stored.record);
        else if (stored) saveRecord(stored, await seenOnly(stored, stored.record), stored.seat);
      }
      await closePanels();
    } catch (why) {
      note(why);
      setFailed(t("replay-failed"));
    }
  };
  const choice = (value: boolean, name: string) => (
    <label class={filesStyles.saveChoice}>
      <input type="radio" name="save" checked={whole === value} onChange={() => setWhole(value)} />
      <span>
        <strong>{t(`save-${name}`)}</strong>
        <small>{t(`save-${name}-help`)}</small>
      </span>
    </label>
  );
  return (
    <Panel name="save" title={t(many ? "library-export" : "save-record")} notice={notice}>
      {people ? (
        <p>{t("save-running-people")}</p>
      ) : (
        <fieldset class={filesStyles.saveChoices}>
          <legend>{many ? t("save-running-many", { count: open }) : t("save-running")}</legend>
          {choice(false, "view")}
          {choice(true, "whole")}
        </fieldset>
      )}
      {many && <p class={panelStyles.small}>{t("save-backup-whole")}</p>}
      <p class={panelStyles.refusal} role="alert">
        {failed}
      </p>
      <div class={panelStyles.panelButtons}>
        <Button event="app:close" says="close" />
        <Button primary disabled={!only} onClick={() => void save()} says="save-record" />
      </div>
    </Panel>
  );
}
