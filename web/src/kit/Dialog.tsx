import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { useClearance } from "./hooks/useClearance.ts";
import { useKeptFocus } from "./hooks/useKeptFocus.ts";
import { usePrinted } from "./hooks/usePrinted.ts";
import { Icon } from "./Icon.tsx";
import iconStyles from "./icon.module.css";
import panelStyles from "./panel.module.css";

interface Props {
  name: string;
  title: string;
  close(): void;
  id?: string; // of the heading
  read?: boolean; // the focus begins at the heading, because there is nothing to press
  keepsFocus?: boolean; // when the focused button is removed, the focus moves to the heading
  event?: string; // the command that closes it, by which it stays open until then
  children: ComponentChildren;
}

/** A modal dialog; the browser keeps the focus inside and restores it, and closes the dialog on Esc. */
export function Dialog({ name, title, close, id, read = false, keepsFocus = false, event, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  usePrinted(ref);
  useKeptFocus(ref, head, keepsFocus);
  const sheet = useClearance<HTMLDivElement>();
  const own = useId();
  const heading = id ?? own;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog) openModal(dialog);
    return () => dialog?.close();
  }, []);
  // A press outside closes it if it also began outside: a text selection may end beyond the edge.
  const pressed = useRef<EventTarget | null>(null);
  const closing = event ? { "data-event": event } : { onClick: close };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Esc and the button
    <dialog
      ref={ref}
      class={panelStyles.panel}
      data-panel={name}
      aria-labelledby={heading}
      onCancel={(asked) => {
        if (!event || asked.target !== asked.currentTarget) return; // a field for files is cancelled, too
        asked.preventDefault();
        close();
      }}
      onClose={() => ref.current && close()} // not when it is being removed
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressed.current === currentTarget) close();
      }}
    >
      <div ref={sheet} class={panelStyles.panelSheet} data-part="panel-sheet">
        <div class={panelStyles.panelHead} data-part="panel-head" data-stays="top">
          <h2 ref={head} id={heading} tabIndex={-1} autofocus={read}>
            {title}
          </h2>
          <button type="button" class={iconStyles.iconButton} aria-label={t("close")} {...closing}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Show a dialog as a modal one. The focus begins where the browser puts it: at what has `autofocus`, or can be pressed. */
function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const first = document.activeElement;
  // Chromium begins at an element that scrolls, which is no more than a `div` to a screen reader.
  if (first instanceof HTMLDivElement && !first.role) dialog.querySelector<HTMLElement>("h2")?.focus();
}
