// The game log: always there to be read by ears, folded away for eyes where there is no room. New lines are told by
// spoken.ts.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Entry, Seat } from "../engine/types/view.ts";
import { language, t } from "../i18n/index.ts";
import unseenStyles from "../kit/unseen.module.css";
import type { Layout } from "./contract/layout.ts";
import logStyles from "./log.module.css";

interface Props {
  log: Entry[];
  names: Record<Seat, string>;
  me: Seat;
  describe: Layout["describe"];
  open: boolean;
}

/** Scroll to the end. The border above takes the room in which a line would be seen in part. */
function showEnd(box: HTMLElement): void {
  box.style.borderTopWidth = "0";
  box.scrollTop = box.scrollHeight;
  const whole = [...box.children].find((line) => (line as HTMLElement).offsetTop >= box.scrollTop) as
    | HTMLElement
    | undefined;
  if (box.scrollTop === 0 || !whole) return;
  box.style.borderTopWidth = `${whole.offsetTop - box.scrollTop}px`;
  box.scrollTop = box.scrollHeight;
}

export function Log({ log, names, me, describe, open }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const spoken = language();
  // Names change with the language only.
  const lines = useMemo(
    () => log.map((entry) => ({ entry, words: describe(entry, names, me) })),
    [log, me, describe, spoken],
  );
  // A new line scrolls to the end; so does another size, of the box or of its lines (a font that comes late).
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    showEnd(box);
    const sized = new ResizeObserver(() => showEnd(box));
    for (const one of [box, ...box.children]) sized.observe(one, { box: "border-box" });
    return () => sized.disconnect();
  }, [lines, open]);
  return (
    <div class={`${logStyles.chronicle}${open ? ` ${logStyles.open}` : ""}`} data-part="chronicle">
      <button
        type="button"
        class={logStyles.logToggle}
        data-event="table:log"
        aria-expanded={open}
        aria-controls="game-log"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 3h10a3 3 0 0 1 3 3v1h-4v11a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-1h8v1a2 2 0 0 0 2 2M7 3a3 3 0 0 0-3 3v11M8 8h5M8 12h5" />
        </svg>
        <span class={unseenStyles.unseen}>{t("log-toggle")}</span>
      </button>
      <div
        class={logStyles.log}
        data-part="log"
        id="game-log"
        role="log"
        aria-live="off"
        aria-label={t("game-log")}
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
      >
        {lines.map(
          ({ entry, words }, i) =>
            words && (
              <p key={i} data-do={entry.do}>
                {words}
              </p>
            ),
        )}
      </div>
    </div>
  );
}
