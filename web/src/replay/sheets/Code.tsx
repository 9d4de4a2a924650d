// An address as a QR code.
import { encode } from "uqr";
import { t } from "../../i18n/index.ts";
import panelStyles from "../../kit/panel.module.css";
import dialogsStyles from "./dialogs.module.css";

const DENSE = 1000; // characters: a camera cannot read more from a screen

export function Code({ text }: { text: string }) {
  if (text.length > DENSE) return <p class={`${panelStyles.small} ${dialogsStyles.small}`}>{t("replay-code-dense")}</p>;
  const { data, size } = encode(text, { ecc: "L", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg class={dialogsStyles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("replay-code")}>
      <path d={dark.join("")} />
    </svg>
  );
}
