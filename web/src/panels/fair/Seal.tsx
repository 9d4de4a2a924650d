import { t } from "../../i18n/index.ts";
import styles from "./fair.module.css";

/** The seal of a game: the hash of its seed, which shows no card. */
export function Seal({ seal }: { seal: string }) {
  return (
    <p class={styles.seal}>
      <span>{t("cut-seal")}</span> <code>{seal}</code>
    </p>
  );
}
