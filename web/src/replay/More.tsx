// The menu at the end of the bar: what is needed less often.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { lookUp } from "../engine/lookUp.ts";
import { t } from "../i18n/index.ts";
import barStyles from "../kit/bar.module.css";
import linesStyles from "../kit/lines.module.css";
import { Sign } from "./pieces/Sign.tsx";
import replayStyles from "./replay.module.css";

/** An item of a menu: its words and what it does. */
export type Item = [words: string, press: () => void];

export function More({ items }: { items: Item[] }) {
  const [shown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const lines = () => [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  useLayoutEffect(() => {
    if (!shown) return;
    lines()[0]?.focus();
    const outside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setShown(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [shown]);
  const shut = () => {
    setShown(false);
    root.current?.querySelector<HTMLElement>("button")?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    const all = lines();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const to = lookUp({ ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }, event.key);
    if (event.key === "Escape" && shown) shut();
    else if (shown && to !== undefined) all.at(to % all.length)?.focus();
    else if (event.key === "Tab") return setShown(false);
    else if (!shown || event.key === "Enter" || event.key === " ") return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the menu inside
    <div class={replayStyles.more} ref={root} onKeyDown={keys}>
      <button
        type="button"
        class={`${barStyles.barButton} ${replayStyles.barButton} ${barStyles.barMenu}`}
        aria-haspopup="menu"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        <Sign name="more" />
        <span>{t("replay-more")}</span>
      </button>
      {shown && (
        <div role="menu" class={replayStyles.menu} aria-label={t("replay-more")}>
          {items.map(([words, press]) => (
            <button
              key={words}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class={linesStyles.menuLine}
              onClick={() => {
                shut();
                press();
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
