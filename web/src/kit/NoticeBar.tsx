// A sentence for the player and what can be done about it.
import { t } from "../i18n/index.ts";
import type { Notice } from "../state/state.ts";
import { Explained } from "./Explained.tsx";
import { Icon } from "./Icon.tsx";

export function NoticeBar({ notice, stays = false }: { notice: Notice; stays?: boolean }) {
  return (
    <div class={notice.sheet ? "notice tall" : "notice"}>
      {notice.sheet ? (
        <div class="notice-sheet">{notice.sheet}</div>
      ) : (
        <p>{notice.problem ? <Explained problem={notice.problem} /> : (notice.told ?? t(notice.key, notice.words))}</p>
      )}
      {notice.actions?.map(({ label, event }) => (
        <button key={event} type="button" class="notice-button" data-event={event}>
          {t(label)}
        </button>
      ))}
      {!stays && (
        <button type="button" class="icon-button notice-close" data-event="app:dismiss" aria-label={t("dismiss")}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
