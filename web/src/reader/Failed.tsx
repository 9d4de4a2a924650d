// The engine has given up: it may be asked once more.
import { t } from "../i18n/index.ts";

export function Failed({ again }: { again(): void }) {
  return (
    <div class="reading-failed">
      <p role="alert">{t("reading-failed")}</p>
      <button type="button" class="button" onClick={again}>
        {t("reviewed-begin")}
      </button>
    </div>
  );
}
