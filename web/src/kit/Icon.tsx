import type { ComponentProps } from "preact";
import styles from "./icon.module.css";

const paths = {
  back: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  hint: "M9 18h6m-5 3h4M8.5 15c0-2-2.5-3-2.5-6.2a6 6 0 1 1 12 0C18 12 15.5 13 15.5 15z",
  daily: "M4 6h16v14H4zM4 10h16M8 3.5v4m8-4v4M9 15l2 2 4-4",
  puzzles: "M9 4h6v3a2 2 0 1 0 0 4v3h-3a2 2 0 1 1-4 0H5V8h3a2 2 0 0 1 1-4zM5 14v6h14V8h-4",
  lessons: "M12 5 2.5 9.5 12 14l9.5-4.5zM6 11.5V16c2 2 10 2 12 0v-4.5",
  stats: "M4 4v16h16M8 16v-4m4 4V8m4 8v-6",
  up: "M12 19V6m-5 5 5-5 5 5",
  down: "M12 5v13m-5-5 5 5 5-5",
  month: "M14 6l-6 6 6 6",
  new: "M12 5v14M5 12h14",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  replay: "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M10.5 9l5 3-5 3z",
  review: "M4 4v16h16M7 15l4-5 3 3 5-7",
  file: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19h14",
  pad: "M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3",
  bin: "M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13",
  games: "M4 6h16M4 12h16M4 18h10",
  match: "M8 4h8v5a4 4 0 0 1-8 0zM8 6H4.5c0 3 1 4.5 3.7 5M16 6h3.5c0 3-1 4.5-3.7 5M12 13v4m-3.5 3h7L12 17z",
  cut: "M6 4.5h9v6H6zM9 13.5h9v6H9z",
  resign: "M6 21V4m0 1c4-2 7 2 12 0v8c-5 2-8-2-12 0",
  rules: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.6 2.6 0 1 1 3.7 2.4c-.9.4-1.2.9-1.2 1.9M12 17h.01",
  book: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zm0 0v13",
  arbiter: "M12 4v16m-4 0h8M5 7h14M5 7l-2.5 6a2.7 2.7 0 0 0 5 0zm14 0-2.5 6a2.7 2.7 0 0 0 5 0z",
  explorer: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm5 12 4.5 4.5M11 8l2.2 3-2.2 3-2.2-3z",
  fair: "M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2L15.5 10",
  settings: "M4 8h8m4 0h4M4 16h4m4 0h8M14 5.5v5M10 13.5v5",
  update: "M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4.5v5h-5M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5m0 5v-5h5",
  install: "M12 4v9m-4-4 4 4 4-4M4.5 15v5h15v-5",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  about: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6M12 7.5h.01",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/** An icon, drawn in the colour of the text beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

interface Props extends Omit<ComponentProps<"button">, "icon" | "label"> {
  icon: IconName;
  label: string;
  event?: string; // the command it sends
}

/** A button with an icon alone, named for screen readers; `title` is what a mouse sees. */
export const IconButton = ({ icon, label, event, class: own, ...rest }: Props) => (
  <button
    type="button"
    class={own ? `${styles.iconButton} ${own}` : styles.iconButton}
    data-event={event}
    aria-label={label}
    {...rest}
  >
    <Icon name={icon} />
  </button>
);
