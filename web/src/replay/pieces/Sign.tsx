// The icons on the buttons of a replay, drawn as lines in the colour of the text.
import styles from "../../kit/icon.module.css";

const paths = {
  first: "M6 5v14M18 6l-8 6 8 6z",
  last: "M18 5v14M6 6l8 6-8 6z",
  "before-deal": "M12 6 4 12l8 6zM20 6l-8 6 8 6z",
  "next-deal": "M12 6l8 6-8 6zM4 6l8 6-8 6z",
  "before-trick": "M11 7l-5 5 5 5M18 7l-5 5 5 5",
  "next-trick": "M13 7l5 5-5 5M6 7l5 5-5 5",
  before: "M15 6l-6 6 6 6",
  next: "M9 6l6 6-6 6",
  play: "M8 5v14l11-7z",
  pause: "M9 5v14M15 5v14",
  close: "M6 6l12 12M18 6 6 18",
  back: "M9 7 4 12l5 5M4 12h16",
  return: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  share: "M12 15V4M8 7.5 12 3.5l4 4M6 11v8h12v-8",
  here: "M5 12h9M10.5 8l4 4-4 4M18 5v14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  moves: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  comment: "M5 5h14v10h-7l-4 4v-4H5z",
  why: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1.2.6-1.5 1.2-1.5 2.3M12 18.5h.01",
  hands: "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  review: "M4 4v16h16M7 15l4-5 3 3 5-7",
  bin: "M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13",
  up: "M12 19V6m-5 5 5-5 5 5",
  down: "M12 5v13m-5-5 5 5 5-5",
  cut: "M5 5v14M11 9l7 7m0-7-7 7",
} as const;

/** The name of an icon. */
export type SignName = keyof typeof paths;

export function Sign({ name }: { name: SignName }) {
  return (
    <svg class={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
