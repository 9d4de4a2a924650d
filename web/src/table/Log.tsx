// The game log. Without room for it it is folded, but readable for screen readers. spoken.ts announces new lines.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Entry, Seat } from "../engine/types/view.ts";
import { language, t } from "../i18n/index.ts";
import unseenStyles from "../kit/unseen.module.css";
import type { Layout } from "./contract/layout.ts";
import { recalled } from "./contract/log.ts";
import logStyles from "./log.module.css";

interface Props {
  log: Entry[];
  names: Record<Seat, string>;
  me: Seat;
  describe: Layout["describe"];
  open: boolean;
}

/** Scroll to the end. A border at the top hides a line that would be visible only in part. */
function showEnd(box: HTMLElement, lines: Element): void {
  box.style.borderTopWidth = "0";
  box.scrollTop = box.scrollHeight;
  if (box.scrollTop === 0) return;
  let whole: HTMLElement | null = null; // the first fully visible line, searched from the end
  let line = lines.lastElementChild as HTMLElement | null;
  while (line && line.offsetTop >= box.scrollTop) {
    whole = line;
    line = line.previousElementSibling as HTMLElement | null;
  }
  if (!whole) return;
  box.style.borderTopWidth = `${whole.offsetTop - box.scrollTop}px`;
  box.scrollTop = box.scrollHeight;
}

/** A line of the log, and its entry as JSON. */
interface Line {
  entry: string;
  what: Entry["do"];
  words: string | null;
}

/** Return the lines of a log. Every answer brings the whole log, so lines that were there before are not described
 *  again. */
function useLines({ log, names, me, describe }: Omit<Props, "open">): Line[] {
  const by = JSON.stringify([language(), names, me]);
  const before = useRef({ by, lines: [] as Line[] });
  return useMemo(() => {
    const there = before.current.by === by ? before.current.lines : [];
    const lines = recalled(log, me).map((each, at): Line => {
      const entry = JSON.stringify(each);
      const line = there[at];
      return line?.words && line.entry === entry ? line : { entry, what: each.do, words: describe(each, names, me) };
    });
    before.current = { by, lines };
    return lines;
  }, [log, by, describe]);
}

export function Log({ open, ...rest }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const lines = useLines(rest);
  // Scroll when a line is added, and when the size of the box or its lines changes, as when a font arrives late.
  useLayoutEffect(() => {
    const box = list.current;
    const all = box?.firstElementChild;
    if (!all) return;
    const sized = new ResizeObserver(() => showEnd(box, all));
    for (const one of [box, all]) sized.observe(one, { box: "border-box" });
    return () => sized.disconnect();
  }, []);
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
        <div>
          {lines.map(
            ({ what, words }, i) =>
              words && (
                <p key={i} data-do={what}>
                  {words}
                </p>
              ),
          )}
        </div>
      </div>
    </div>
  );
}
