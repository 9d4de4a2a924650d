import type { TargetedEvent } from "preact";
import buttonStyles from "../../kit/button.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import filesStyles from "./files.module.css";

interface Props {
  title: string;
  accept: string; // kinds of files
  multiple?: boolean;
  primary?: boolean;
  take(files: File[]): void;
}

/** A button to choose files with. */
export function FilePicker({ title, accept, multiple = false, primary = true, take }: Props) {
  const choose = ({ currentTarget }: TargetedEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ""; // so that the same file can be chosen again
    if (files.length > 0) take(files);
  };
  return (
    <label class={`${buttonStyles.button} ${filesStyles.picker}${primary ? ` ${buttonStyles.primary}` : ""}`}>
      {title}
      <input type="file" multiple={multiple} class={unseenStyles.unseen} accept={accept} onChange={choose} />
    </label>
  );
}
