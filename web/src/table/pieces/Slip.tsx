// A slip of paper over the middle of the table.
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/index.ts";
import styles from "./slips.module.css";

interface Props {
  id: string;
  title: string;
  event: string; // closes it
  role?: "status" | undefined; // "status": it is announced
  children: ComponentChildren;
}

/** A tap anywhere on it closes it, as its button does. */
export function Slip({ id, title, event, role, children }: Props) {
  return (
    <section id={id} class={styles.slip} data-part="slip" role={role} aria-label={title} data-event={event}>
      <h2>{title}</h2>
      {children}
      <button type="button" class={styles.slipClose} data-event={event} aria-label={t("close")}>
        ×
      </button>
    </section>
  );
}
