import { useState } from "preact/hooks";
import { download } from "../../browser/download.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import panelStyles from "../../kit/panel.module.css";
import { rawText, removeUnreadable, type Unreadable } from "../../store/unreadable.ts";
import { Confirm } from "./Confirm.tsx";
import libraryStyles from "./library.module.css";

interface Props {
  rows: Unreadable[];
  change: (act: () => Promise<void>) => Promise<void>;
  changed: (status: string) => void;
}

/** What is stored and cannot be read as a game: it can be saved as it is, and deleted. */
export function Unread({ rows, change, changed }: Props) {
  const [isAsking, setAsking] = useState(false);
  const count = rows.length;
  const save = () =>
    change(async () => {
      const texts = await Promise.all(rows.map(rawText));
      download(`[${texts.join(",\n")}]`, "ecarte-unreadable.json");
    });
  const remove = () =>
    change(async () => {
      for (const row of rows) await removeUnreadable(row);
      changed(t("library-unread-deleted", { count }));
    });
  return (
    <section aria-label={t("library-unread", { count })} data-part="unread">
      <p class={panelStyles.small}>
        <strong>{t("library-unread", { count })}</strong>
        {t("sentence-gap")}
        {t("library-unread-means")}
      </p>
      <div class={libraryStyles.tools}>
        <Button class={libraryStyles.button} onClick={() => void save()}>
          {t("library-unread-save")}
        </Button>
        <Button class={libraryStyles.button} onClick={() => setAsking(true)}>
          {t("library-unread-delete")}
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={t("library-unread-question", { count })}
          effect={t("library-unread-final")}
          yes={t("library-delete-for-good")}
          no={t("library-delete-no")}
          answer={(yes) => {
            setAsking(false);
            if (yes) void remove();
          }}
        />
      )}
    </section>
  );
}
