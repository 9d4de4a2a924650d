// A message to be passed on, and the places for what the friend sends.
import { useRef, useState } from "preact/hooks";
import type { Friend } from "../engine/types/friend.ts";
import { t } from "../i18n/index.ts";
import { Button } from "../kit/Button.tsx";
import { LinkField } from "../kit/LinkField.tsx";
import panelStyles from "../kit/panel.module.css";
import { DENSE, QrCode } from "../kit/QrCode.tsx";
import { FilePicker } from "../panels/files/FilePicker.tsx";
import { openFile, saveLines } from "./carriers/files.ts";
import { Scan } from "./carriers/Scan.tsx";
import styles from "./friend.module.css";
import { addressOf, isMail } from "./mail.ts";
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

const passed = new Set<string>(); // lines that were copied or sent from this window

/** Return whether all of these lines were passed on from this window. */
export const isPassed = (lines: readonly string[]): boolean => lines.every((line) => passed.has(line));

/** Note that lines were passed on. */
export function notePassed(lines: readonly string[]): void {
  for (const line of lines) passed.add(line);
}

interface PassOnProps {
  side: Friend;
  lines?: readonly string[]; // its messages, unless those of others go with them
  meet?: string; // what connects live
  title: string;
  name: string; // of the friend, for a file
}

/** The messages of a side, to be passed on once they are kept. */
export const PassOn = ({ side, lines = side.lines, meet = "", title, name }: PassOnProps) =>
  isUnkept(side) ? (
    <section aria-label={title}>
      <p role="alert">{t("friend-unkept")}</p>
      <Button primary onClick={() => saveSide(side)} says="friend-save" />
    </section>
  ) : (
    <PassLink lines={lines} meet={meet} title={title} name={name} />
  );

interface PassLinkProps {
  lines: readonly string[];
  meet?: string;
  title: string;
  name?: string; // none: the lines are not for the friend
}

/** A link with lines, or to connect: to be copied, sent, shown as a code, saved as a file. */
export function PassLink({ lines, meet = "", title, name }: PassLinkProps) {
  const [told, setTold] = useState({ address: "", words: "" }); // of one address: a new link is not copied yet
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = addressOf(lines, meet);
  // For a camera the messages are left out where they can follow over the connection.
  const code = address.length > DENSE && meet ? addressOf([], meet) : address;
  const copy = async () => {
    const isCopied = await copyLink(address);
    if (isCopied) notePassed(lines);
    else field.current?.select();
    setTold({ address, words: isCopied ? "friend-copied" : "friend-copy-yourself" });
  };
  const send = async () => {
    if (await sendLink(address)) notePassed(lines);
  };
  return (
    <section aria-label={title}>
      <p>{title}</p>
      <LinkField label={t("friend-link")} address={address} inner={field}>
        <Button primary onClick={() => void copy()} says="friend-copy" />
        {"share" in navigator && <Button onClick={() => void send()} says="friend-send" />}
        {code.length <= DENSE && (
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)} says="friend-code" />
        )}
        {name && lines.length > 0 && <Button onClick={() => saveLines(lines, name)} says="friend-save" />}
      </LinkField>
      {isShown && code.length <= DENSE && <QrCode text={code} label={t("replay-code")} />}
      <p class={panelStyles.small} role="status">
        {told.address === address && t(told.words)}
      </p>
    </section>
  );
}

interface PasteProps {
  title: string;
  take(text: string): void;
}

/** The places for what the friend sends: a field for links and lines, the camera for codes, files. */
export function Paste({ title, take }: PasteProps) {
  const [status, setStatus] = useState("");
  const read = async ([file]: File[]) => {
    const text = file ? await openFile(file) : null;
    setStatus(text === null ? "friend-file-none" : "");
    if (text !== null) take(text);
  };
  return (
    <>
      <Field title={title} take={take} />
      <div class={styles.ways}>
        <Scan found={take} />
        <FilePicker
          title={t("friend-file")}
          accept=".txt,.friend,text/plain"
          primary={false}
          take={(files) => void read(files)}
        />
      </div>
      <p role="status">{status && t(status)}</p>
    </>
  );
}

/** The field for a link or line of the friend. */
function Field({ title, take }: PasteProps) {
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
            if (!isMail(pasted)) return;
            event.preventDefault(); // what is pasted is complete: no press is needed
            take(pasted);
            setText("");
          }}
        />
      </label>
      <Button type="submit" aria-disabled={!text.trim()} says="friend-take" />
    </form>
  );
}
