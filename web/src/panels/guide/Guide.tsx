import type { ComponentProps, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import { against, partnerOf } from "../../engine/seats.ts";
import { guided, keepGuided } from "../../game/guide.ts";
import { namesOf } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { Icon, type IconName } from "../../kit/Icon.tsx";
import { forced } from "../../settings/habits.ts";
import type { Reads } from "../../state/state.ts";
import { POINTS } from "../../table/ecarte/turn/moment.ts";
import { fold } from "./begin.ts";
import styles from "./guide.module.css";
import { judgement, useJudgement } from "./judging.ts";
import { momentsAt, type Telling, tell } from "./telling.ts";

/** The guide above the table of its game. */
export default function Guide({ state }: Reads<"game" | "shown" | "settings" | "engine">) {
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
  const judged = useJudgement(state, explained.length === 0);
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (row.current) void fold(row.current, true);
  }, []);
  const height = useHeight(row, isOver);
  if (!game || !view) return null;
  const names = namesOf(game);
  const name = (seat = "") => lookUp(names, seat) ?? seat;
  const [them = ""] = against(view.seat, view.sides);
  const words = {
    trump: view.trump ?? "",
    name: name(them[0]),
    partner: name(partnerOf(view.seat, view.sides)) || "none",
    target: view.target,
    ...POINTS,
  };
  const said = judged.estimate
    ? judgement(judged.estimate, view, words.name)
    : judged.state === "awaited" || judged.state === "failed"
      ? [t(`guide-judge-${judged.state}`)]
      : explained.map((moment) => t(moment === "forced" ? "guide-forced" : `guide-${view.game}-${moment}`, words));
  return (
    <aside
      ref={row}
      class={isOver ? `${styles.guide} ${styles.over}` : styles.guide}
      style={{ "--tallest": `${height}px` }}
      data-part="guide"
      aria-label={t("guide")}
    >
      <p class={said.length > 0 ? undefined : styles.quiet} role="status">
        {said.length > 0
          ? said.map((one) => (
              <span key={one}>
                {one}
                {t("sentence-gap")}
              </span>
            ))
          : t("guide-quiet")}
      </p>
      <div class={styles.buttons}>
        {judged.state === "offered" && <GuideButton icon="review" label={t("guide-judge")} onClick={judged.ask} />}
        {isOver && <GuideButton event={`app:guide:${view.game}`} icon="update" label={t("guide-again")} />}
        {isOver && offers(view.game, "lessons") && (
          <GuideButton event="app:lessons" icon="lessons" label={t("lessons")} />
        )}
        <GuideButton event="app:guide-leave" icon="close" label={t("guide-leave")} />
      </div>
    </aside>
  );
}

/** Return the height that the row keeps (guide.module.css): that of its longest words so far, so that the table does not
 *  move. */
function useHeight(row: RefObject<HTMLElement | null>, isOver: boolean): number {
  const [tallest, setTallest] = useState(0);
  useLayoutEffect(() => {
    const again = () => {
      row.current?.style.removeProperty("--tallest"); // at once: the table has its place before it is drawn
      setTallest(0);
    };
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, []);
  useLayoutEffect(() => {
    const height = row.current?.offsetHeight ?? 0;
    if (height > tallest) setTallest(height);
  });
  return isOver ? 0 : tallest;
}

interface ButtonProps extends Pick<ComponentProps<"button">, "onClick"> {
  icon: IconName;
  label: string;
  event?: string; // the command it sends
}

function GuideButton({ icon, label, event, ...rest }: ButtonProps) {
  return (
    <button type="button" class={styles.button} data-event={event} aria-label={label} {...rest}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
