import type { ComponentChildren, Ref } from "preact";
import fieldsStyles from "./fields.module.css";

interface Props {
  label: string;
  address: string;
  inner: Ref<HTMLInputElement>; // to select it where it cannot be copied
  children: ComponentChildren; // the buttons that copy or send it
}

/** A link to be taken along: it is selected when the field gets the focus. */
export const LinkField = ({ label, address, inner, children }: Props) => (
  <div class={fieldsStyles.link}>
    <input
      ref={inner}
      readOnly
      aria-label={label}
      value={address}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    {children}
  </div>
);
