import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useTitle } from "../browser/title.ts";
import { t } from "../i18n/index.ts";
import { closePanels } from "../state/history.ts";
import type { Notice } from "../state/state.ts";
import { useClearance } from "./hooks/useClearance.ts";
import { usePrinted } from "./hooks/usePrinted.ts";
import { Icon } from "./Icon.tsx";
import iconStyles from "./icon.module.css";
import { openModal } from "./modal.ts";
import { NoticeBar } from "./NoticeBar.tsx";
import panelStyles from "./panel.module.css";

interface Props {
  name: string;
  title: string;
  shows?: string; // the title of the document, if it is more specific
  read?: boolean; // the focus begins at the heading, because there is nothing to press
  notice?: Notice | null; // shown in the panel, which covers the page's own notice
  children: ComponentChildren;
}

/** A panel over the table: a modal dialog; the browser keeps the focus inside and restores it, and closes it on Esc. */
export function Panel({ name, title, shows = title, read = false, notice = null, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  usePrinted(ref);
  const sheet = useClearance<HTMLDivElement>();
  useTitle("panel", shows);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const cancel = (event: Event) => {
      event.preventDefault(); // the history closes it, as a phone's back button does
      void closePanels();
    };
    const closed = () => void closePanels(); // by the browser, without asking
    // A press outside closes it if it also began outside: a text selection may end beyond the edge.
    let pressed: EventTarget | null = null;
    const press = (event: Event) => {
      pressed = event.target;
    };
    const outside = (event: Event) => {
      if (event.target === dialog && pressed === dialog) void closePanels();
    };
    dialog.addEventListener("cancel", cancel);
    dialog.addEventListener("close", closed);
    dialog.addEventListener("pointerdown", press);
    dialog.addEventListener("click", outside);
    openModal(dialog);
    return () => {
      dialog.removeEventListener("close", closed);
      dialog.close();
    };
  }, []);
  const heading = `panel-${name}`;
  return (
    <dialog ref={ref} class={panelStyles.panel} data-panel={name} aria-labelledby={heading}>
      <div ref={sheet} class={panelStyles.panelSheet} data-part="panel-sheet">
        <div class={panelStyles.panelHead} data-part="panel-head" data-stays="top">
          <h2 id={heading} tabIndex={-1} autofocus={read}>
            {title}
          </h2>
          <button type="button" class={iconStyles.iconButton} data-event="app:close" aria-label={t("close")}>
            <Icon name="close" />
          </button>
        </div>
        {notice && <NoticeBar notice={notice} />}
        {children}
      </div>
    </dialog>
  );
}
