import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { useClearance } from "./hooks/useClearance.ts";
import { usePrinted } from "./hooks/usePrinted.ts";
import { Icon } from "./Icon.tsx";
import iconStyles from "./icon.module.css";
import { openModal } from "./modal.ts";
import panelStyles from "./panel.module.css";

interface Props {
  name: string;
  title: string;
  close(): void;
  children: ComponentChildren;
}

/** A modal dialog over a replay; the browser keeps the focus inside and restores it, and closes the dialog on Esc. */
export function Dialog({ name, title, close, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  usePrinted(ref);
  const sheet = useClearance<HTMLDivElement>();
  const heading = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog) openModal(dialog);
    return () => dialog?.close();
  }, []);
  // A press outside closes it if it also began outside: a text selection may end beyond the edge.
  const pressed = useRef<EventTarget | null>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Esc and the button
    <dialog
      ref={ref}
      class={panelStyles.panel}
      data-panel={name}
      aria-labelledby={heading}
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
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" class={iconStyles.iconButton} aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
