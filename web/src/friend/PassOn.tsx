// A message to be passed on as a link, and the place for what the friend sends.
import { useRef, useState } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { Button } from "../kit/Button.tsx";
import panelStyles from "../kit/panel.module.css";
import styles from "./friend.module.css";
import { addressOf } from "./mail.ts";

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

/** A link with messages: to be copied, or sent. */
export function PassOn({ lines, title }: { lines: readonly string[]; title: string }) {
  const [status, setStatus] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const address = addressOf(lines);
  const copy = async () => {
    const isCopied = await copyLink(address);
    if (!isCopied) field.current?.select();
    setStatus(isCopied ? "friend-copied" : "friend-copy-yourself");
  };
  return (
    <section aria-label={title}>
      <p>{title}</p>
      <div class={styles.link}>
        <input
          ref={field}
          readOnly
          aria-label={t("friend-link")}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button primary onClick={() => void copy()}>
          {t("friend-copy")}
        </Button>
        {"share" in navigator && <Button onClick={() => void sendLink(address)}>{t("friend-send")}</Button>}
      </div>
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
      <Button type="submit" aria-disabled={!text.trim()}>
        {t("friend-take")}
      </Button>
    </form>
  );
}
