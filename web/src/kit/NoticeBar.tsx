import { t } from "../i18n/index.ts";
import type { Notice } from "../state/state.ts";
import { Explained } from "./Explained.tsx";
import { Icon } from "./Icon.tsx";
import iconStyles from "./icon.module.css";
import noticeStyles from "./notice.module.css";

interface Props {
  notice: Notice;
  dismiss?: string | null; // the event that puts it away; null: it stays
}

/** A notice for the player, with buttons for its remedies. */
export function NoticeBar({ notice, dismiss = "app:dismiss" }: Props) {
  return (
    <div class={notice.sheet ? `${noticeStyles.notice} ${noticeStyles.tall}` : noticeStyles.notice} data-part="notice">
      {notice.sheet ? (
        <div class={noticeStyles.noticeSheet}>{notice.sheet}</div>
      ) : (
        <p>{notice.problem ? <Explained problem={notice.problem} /> : (notice.text ?? t(notice.key, notice.words))}</p>
      )}
      {notice.actions?.map(({ label, event }) => (
        <button key={event} type="button" class={noticeStyles.noticeButton} data-event={event}>
          {t(label)}
        </button>
      ))}
      {dismiss && (
        <button
          type="button"
          class={`${iconStyles.iconButton} ${noticeStyles.noticeClose}`}
          data-event={dismiss}
          aria-label={t("dismiss")}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
