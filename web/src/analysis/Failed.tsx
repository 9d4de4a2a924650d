// The engine has given up: it may be asked once more. The button goes when it is: the focus stays with what it stood in.
import { t } from "../i18n/index.ts";
import styles from "../kit/button.module.css";

export function Failed({ again }: { again(): void }) {
  const press = ({ currentTarget }: MouseEvent) => {
    const around = currentTarget as HTMLElement;
    const heading = (
      around.closest("[data-panel]") ?? around.closest("[data-part=reading]")
    )?.querySelector<HTMLElement>("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
    again();
  };
  return (
    <div>
      <p role="alert">{t("reading-failed")}</p>
      <button type="button" class={styles.button} onClick={press}>
        {t("reviewed-begin")}
      </button>
    </div>
  );
}
