import type { ComponentChildren, ComponentProps } from "preact";
import { addressOf } from "../browser/site.ts";
import { t } from "../i18n/index.ts";
import styles from "./button.module.css";

interface Props extends Omit<ComponentProps<"button">, "class"> {
  event?: string; // the command it sends
  primary?: boolean; // the usual choice
  says?: string; // the id of its words, if it has nothing else inside
  class?: string | undefined;
}

/** A button with words, which sends a command or calls `onClick`. */
export const Button = ({ event, primary = false, says, class: own, children, ...rest }: Props) => (
  <button
    type="button"
    class={`${styles.button}${own ? ` ${own}` : ""}${primary ? ` ${styles.primary}` : ""}`}
    data-event={event}
    {...rest}
  >
    {says ? t(says) : children}
  </button>
);

interface LinkProps {
  to: string; // "docs/ecn.html"
  class?: string | undefined;
  children: ComponentChildren;
}

/** A link to a page of the site in English, which opens beside this one. */
export const EnglishLink = ({ to, ...rest }: LinkProps) => (
  <a href={addressOf(to)} hreflang="en" target="_blank" rel="noopener" {...rest} />
);
