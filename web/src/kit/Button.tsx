import type { ComponentProps } from "preact";
import styles from "./button.module.css";

interface Props extends Omit<ComponentProps<"button">, "class"> {
  event?: string; // the command it sends
  primary?: boolean; // the usual choice
  class?: string | undefined;
}

/** A button with words, which sends a command or calls `onClick`. */
export const Button = ({ event, primary = false, class: own, ...rest }: Props) => (
  <button
    type="button"
    class={`${styles.button}${own ? ` ${own}` : ""}${primary ? ` ${styles.primary}` : ""}`}
    data-event={event}
    {...rest}
  />
);
