import { useLayoutEffect, useRef } from "preact/hooks";
import { isClosed } from "../game/sharing.ts";
import { t } from "../i18n/index.ts";
import noticeStyles from "../kit/notice.module.css";
import { troubleWords } from "../state/notices.ts";
import type { Reads } from "../state/state.ts";
import { comeToTable } from "../table/focus.ts";
import appStyles from "./app.module.css";

/** The notice that games are not being saved, with a button that saves the record as a file. */
export function Unsaved({ state }: Reads<"trouble" | "unsaved" | "game" | "update">) {
  return state.trouble ? <Sign state={state} /> : null;
}

function Sign({ state }: Reads<"trouble" | "unsaved" | "game" | "update">) {
  const { trouble, unsaved, game } = state;
  const sign = useRef<HTMLElement>(null);
  // When the notice disappears while its button has the focus, the focus moves to the table.
  useLayoutEffect(() => {
    const here = sign.current;
    return () => {
      if (here?.contains(document.activeElement)) comeToTable();
    };
  }, []);
  const here = unsaved.find(({ id }) => id === game?.id);
  // Nobody at this device gets a record with hands they must not see.
  const known = (here ? [here] : unsaved).filter((one) => one.touched && !isClosed(one)).at(-1);
  return (
    <section ref={sign} class={appStyles.unsaved} data-part="unsaved" aria-label={t("storage-sign")}>
      <strong aria-hidden="true">{t("storage-sign")}</strong>
      <p role="alert">{troubleWords(state)}</p>
      {trouble === "newer" && (
        <button type="button" class={`${noticeStyles.noticeButton} ${appStyles.noticeButton}`} data-event="app:reload">
          {t("reload")}
        </button>
      )}
      {known && (
        <button
          type="button"
          class={`${noticeStyles.noticeButton} ${appStyles.noticeButton}`}
          data-event={here ? "app:save" : `app:save:${known.id}`}
        >
          {t("save-record")}
        </button>
      )}
    </section>
  );
}
