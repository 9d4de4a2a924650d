// A message to be passed on as a link, and the place for what the friend sends.
import { useRef, useState } from "preact/hooks";
import { note } from "../browser/note.ts";
import type { Friend } from "../engine/types/friend.ts";
import { t } from "../i18n/index.ts";
import { Button } from "../kit/Button.tsx";
import { LinkField } from "../kit/LinkField.tsx";
import panelStyles from "../kit/panel.module.css";
import { FilePicker } from "../panels/files/FilePicker.tsx";
import styles from "./friend.module.css";
import { addressOf } from "./mail.ts";
import { isUnkept, saveSide } from "./saving.ts";

/** Put a link into the clipboard; return whether that was possible. */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Open the device's own sheet for sending a link; return whether there is one. */
export async function sendLink(address: string): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share({ url: address });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"; // put away again
  }
}

interface PassOnProps {
  side: Friend;
  title: string;
}

/** The messages of a side, to be passed on once they are kept. */
export const PassOn = ({ side, title }: PassOnProps) =>
  isUnkept(side) ? (
    <section aria-label={title}>
      <p role="alert">{t("friend-unkept")}</p>
      <Button primary onClick={() => saveSide(side)} says="friend-save" />
    </section>
  ) : (
    <PassLink address={addressOf(side.lines)} title={title} />
  );

/** A link to be copied, or sent. */
export function PassLink({ address, title }: { address: string; title: string }) {
  const [status, setStatus] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyLink(address);
    if (!isCopied) field.current?.select();
    setStatus(isCopied ? "friend-copied" : "friend-copy-yourself");
  };
  return (
    <section aria-label={title}>
      <p>{title}</p>
      <LinkField label={t("friend-link")} address={address} inner={field}>
        <Button primary onClick={() => void copy()} says="friend-copy" />
        {"share" in navigator && <Button onClick={() => void sendLink(address)} says="friend-send" />}
      </LinkField>
      <p class={panelStyles.small} role="status">
        {status && t(status)}
      </p>
    </section>
  );
}

/** The field for a link or line of the friend. */
export function Paste({ title, take }: { title: string; take(text: string): void }) {
  const [text, setText] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim()) take(text);
    setText("");
  };
  return (
    <form class={styles.paste} onSubmit={send}>
      <label>
        <span>{title}</span>
        <textarea
          rows={2}
          spellcheck={false}
          autocomplete="off"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData("text/plain") ?? "";
            if (!pasted.includes("ecarte1")) return;
            event.preventDefault(); // what is pasted is complete: no press is needed
            take(pasted);
            setText("");
          }}
        />
      </label>
      <div class={panelStyles.panelButtons}>
        <FilePicker
          title={t("friend-file")}
          accept=".friend,text/plain"
          primary={false}
          take={([file]) => void file?.text().then(take, note)}
        />
        <Button type="submit" aria-disabled={!text.trim()} says="friend-take" />
      </div>
    </form>
  );
}
