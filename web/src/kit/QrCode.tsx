import encodeQR from "qr";
import styles from "./qrCode.module.css";

/** The most characters that a camera can read from a screen. */
export const DENSE = 1000;

const FINE = 70; // squares of a side: such a code is drawn larger

/** An address as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      class={`${styles.code}${rows.length > FINE ? ` ${styles.fine}` : ""}`}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
    >
      <path d={dark.join("")} />
    </svg>
  );
}
