import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { cut, shown } from "../../i18n/shown.ts";
import { Button } from "../../kit/Button.tsx";
import { IconButton } from "../../kit/Icon.tsx";
import linesStyles from "../../kit/lines.module.css";
import panelStyles from "../../kit/panel.module.css";
import { removeUnreadable, type Unreadable } from "../../store/unreadable.ts";
import { saveRaw } from "../files/export.ts";
import { Confirm } from "./Confirm.tsx";
import libraryStyles from "./library.module.css";

interface Props {
  rows: Unreadable[];
  change: (act: () => Promise<void>) => Promise<void>;
  changed: (status: string) => void;
}

const MOST = 20; // lines; beyond these there is only the button for all

/** The stored games that cannot be read. They can be saved as they are, and deleted. */
export function Unread({ rows, change, changed }: Props) {
  const [asked, setAsked] = useState<Unreadable[]>([]); // to be deleted when that is confirmed
  const save = (some: Unreadable[]) => change(() => saveRaw(some));
  const remove = (some: Unreadable[]) =>
    change(async () => {
      for (const row of some) await removeUnreadable(row);
      changed(t("library-unread-deleted", { count: some.length }));
    });
  return (
    <section aria-label={t("library-unread", { count: rows.length })} class={libraryStyles.unread}>
      <p class={panelStyles.small}>
        <strong>{t("library-unread", { count: rows.length })}</strong>
        {t("sentence-gap")}
        {t("library-unread-means")}
      </p>
      <ul class={`${linesStyles.gamesList} ${libraryStyles.gamesList} ${libraryStyles.matchesList}`}>
        {rows.slice(0, MOST).map((row) => {
          const name = cut(shown(row.id), 40);
          const saves = t("library-unread-save-one", { name });
          return (
            <li key={`${row.store} ${row.key}`} class={`${linesStyles.gameLine} ${libraryStyles.gameLine}`}>
              <span class={`${linesStyles.menuLine} ${libraryStyles.menuLine}`}>
                {t("library-unread-line", { name })}
              </span>
              <IconButton icon="file" label={saves} title={saves} onClick={() => void save([row])} />
              <IconButton
                icon="bin"
                label={t("library-unread-delete-one", { name })}
                title={t("delete")}
                onClick={() => setAsked([row])}
              />
            </li>
          );
        })}
      </ul>
      {rows.length > 1 && (
        <div class={libraryStyles.tools}>
          <Button onClick={() => void save(rows)} says="library-unread-save" />
          <Button onClick={() => setAsked(rows)} says="library-unread-delete" />
        </div>
      )}
      {asked.length > 0 && (
        <Confirm
          title={t("library-unread-question", { count: asked.length })}
          effect={t("library-unread-final")}
          yes={t("library-delete-for-good")}
          no={t("library-delete-no")}
          answer={(yes) => {
            setAsked([]);
            if (yes) void remove(asked);
          }}
        />
      )}
    </section>
  );
}
