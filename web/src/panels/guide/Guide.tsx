import { useLayoutEffect, useState } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import { against, partnerOf } from "../../engine/seats.ts";
import { guided, keepGuided } from "../../game/guide.ts";
import { namesOf } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { Icon, type IconName } from "../../kit/Icon.tsx";
import { forced } from "../../settings/habits.ts";
import type { State } from "../../state/state.ts";
import styles from "./guide.module.css";
import { momentsAt, type Telling, tell } from "./telling.ts";

/** The guide above the table of its game. */
export default function Guide({ state }: { state: State }) {
  const { game, shown, settings } = state;
  const [telling] = useState(() => ({ current: { told: guided()?.told ?? [], shown: [] } as Telling }));
  const { view, entry } = shown ?? {};
  const moments = view ? momentsAt(view, entry ?? null) : [];
  const isAsked = moments.length > 0 && (view?.turn === view?.seat || view?.turn === null);
  const now = view && forced(view, settings) ? [...moments, "forced"] : moments;
  telling.current = tell(telling.current, now, isAsked);
  const { told, shown: explained } = telling.current;
  const id = game?.id ?? "";
  const isOver = view?.phase === "over";
  useLayoutEffect(() => keepGuided(isOver ? null : { game: id, told }), [id, told, isOver]);
  if (!game || !view) return null;
  const names = namesOf(game);
  const name = (seat = "") => lookUp(names, seat) ?? seat;
  const [them = ""] = against(view.seat, view.sides);
  const words = { trump: view.trump ?? "", name: name(them[0]), partner: name(partnerOf(view.seat, view.sides)) };
  return (
    <aside class={isOver ? `${styles.guide} ${styles.over}` : styles.guide} data-part="guide" aria-label={t("guide")}>
      <p class={explained.length > 0 ? undefined : styles.quiet} role="status">
        {explained.length > 0
          ? explained.map((moment) => (
              <span key={moment}>
                {t(moment === "forced" ? "guide-forced" : `guide-${view.game}-${moment}`, words)}
                {t("sentence-gap")}
              </span>
            ))
          : t("guide-quiet")}
      </p>
      <div class={styles.buttons}>
        {isOver && offers(view.game, "lessons") && (
          <GuideButton event="app:lessons" icon="lessons" label={t("lessons")} />
        )}
        <GuideButton event="app:guide-leave" icon="close" label={t("guide-leave")} />
      </div>
    </aside>
  );
}

/** A button of the guide: its words, or on a phone its icon. */
function GuideButton({ event, icon, label }: { event: string; icon: IconName; label: string }) {
  return (
    <button type="button" class={styles.button} data-event={event} aria-label={label}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
