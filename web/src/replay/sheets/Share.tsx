// A link to this game at this moment, or to its deals for a friend to play: to be copied, sent, or read by a camera.
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { root } from "../../browser/site.ts";
import { ask } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Request } from "../../engine/types/request.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { explain } from "../../i18n/problem.ts";
import { Button } from "../../kit/Button.tsx";
import { Dialog } from "../../kit/Dialog.tsx";
import { Segments, YourName } from "../../kit/Fields.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { LinkField } from "../../kit/LinkField.tsx";
import panelStyles from "../../kit/panel.module.css";
import { DENSE, QrCode } from "../../kit/QrCode.tsx";
import type { ReplayStudy } from "../steps/acts.ts";
import { People, who } from "../steps/names.ts";
import type { Loaded } from "../steps/useReplay.ts";
import dialogsStyles from "./dialogs.module.css";

const LONG = 500; // characters: some programs cut longer links

interface Props {
  kind: "share" | "challenge";
  loaded: Loaded;
  at: Moment;
  study: ReplayStudy | undefined;
  name: string; // the user's own
  rename(name: string): void;
  close(): void;
}

export function Share({ kind, loaded, at, study, name, rename, close }: Props) {
  const people = useContext(People);
  const { names, you } = people;
  const { replay, text: record, seat } = loaded;
  // At the end of the game the link would tell a friend the result first.
  const [here, setHere] = useState(at !== loaded.steps.main.steps.at(-1)?.at);
  const [only, setOnly] = useState<Seat | "">(seat ?? ""); // whose view; "" for all hands
  const [friend, setFriend] = useState<Seat>(you || seat || replay.seats[0] || "");
  const chapters = useAsked(study ? study.at : null, async () => study?.records() ?? []);
  const [isWhole, setIsWhole] = useState(kind === "share" && study !== undefined); // all chapters of the study
  const [status, setStatus] = useState("");
  const field = useRef<HTMLInputElement>(null);

  const named = you && name ? { names: { [you]: name } } : {}; // the record says "You"
  const request: Request | null = isWhole
    ? (chapters.answer ?? null) && wholeStudy(chapters.answer ?? [], study?.at ?? 0, record, here ? at : null)
    : kind === "challenge"
      ? { do: "challenge", record, seat: friend, ...named }
      : { do: "link", record, ...(here && { at }), ...(only && { seat: only }), ...named };
  const made = useLink(request);
  useEffect(() => setStatus(""), [made]);
  const { link } = isWhole && !chapters.answer ? { link: "" } : made;
  const problems = isWhole && chapters.hasFailed ? [] : made.problems;
  const address = link && `${root.href}#${link}`;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus("replay-copied");
    } catch {
      field.current?.select();
      setStatus("replay-copy-yourself");
    }
  };
  const send = () => navigator.share({ title: t(`replay-${kind}-title`), url: address }).catch(() => undefined);
  const embed = () =>
    copy(`<iframe src="${root.href}embed/#${link}" title="Écarté" width="480" height="720" style="border:0"></iframe>`);
  /** A button that does something with the link, once there is one. */
  const button = (words: string, press: () => Promise<void>, primary = false) => (
    <Button
      class={dialogsStyles.button}
      primary={primary}
      aria-disabled={!link}
      onClick={() => link && void press()}
      says={words}
    />
  );
  const seats = replay.summary.viewOf === null ? replay.seats : [];
  return (
    <Dialog name="share" title={t(kind === "challenge" ? "replay-challenge" : "replay-share")} close={close}>
      {kind === "challenge" ? (
        <>
          <p>{t("replay-challenge-means")}</p>
          <Segments
            name="segment"
            legend={t("replay-challenge-seat")}
            value={friend}
            choices={replay.seats.map((each) => [each, lookUp(names, each) ?? each])}
            change={setFriend}
          />
        </>
      ) : (
        <>
          {study && (
            <Segments
              name="whole"
              legend={t("replay-share-study")}
              value={isWhole ? "study" : "chapter"}
              choices={[
                ["study", t("replay-share-all", { count: study.names.length })],
                ["chapter", t("replay-share-one")],
              ]}
              change={(what) => setIsWhole(what === "study")}
            />
          )}
          {seats.length > 0 && !isWhole && (
            <Segments
              name="segment"
              legend={t("replay-share-what")}
              value={only}
              choices={[
                ["", t("replay-look-all")],
                ...seats.map((each) => [each, t("replay-look-seat", who(each, people))] as const),
              ]}
              change={setOnly}
            />
          )}
          {replay.prepared && !replay.summary.over && (
            <p class={`${panelStyles.small} ${dialogsStyles.small}`}>{t("replay-share-prepared")}</p>
          )}
          <label class={fieldsStyles.switch}>
            <input type="checkbox" checked={here} onChange={({ currentTarget }) => setHere(currentTarget.checked)} />
            <span>{t("replay-share-here")}</span>
          </label>
        </>
      )}
      {you && !isWhole && <YourName value={name} change={rename} />}
      {problems && (
        <p class={panelStyles.refusal} role="alert">
          {joined(problems.map((problem) => explain(problem))) || t("replay-failed")}
        </p>
      )}
      <LinkField label={t("replay-link")} address={address} inner={field}>
        {button("replay-copy", () => copy(address), true)}
      </LinkField>
      <p class={`${panelStyles.small} ${dialogsStyles.small}`} role="status">
        {status ? t(status) : link.length > LONG ? t("replay-link-long", { length: address.length }) : ""}
      </p>
      {link && <Code text={address} />}
      <div class={panelStyles.panelButtons}>
        {kind === "share" && button("replay-copy-embed", embed)}
        {"share" in navigator && button("replay-send", send)}
      </div>
    </Dialog>
  );
}

/** An address as a QR code. */
function Code({ text }: { text: string }) {
  if (text.length > DENSE) return <p class={`${panelStyles.small} ${dialogsStyles.small}`}>{t("replay-code-dense")}</p>;
  return <QrCode text={text} label={t("replay-code")} />;
}

interface Made {
  link: string; // "" when there is none
  problems: Problem[] | null; // why there is none; empty when the engine does not answer
}

/** Request a link, and another one whenever the request changes; until then the last one is returned. `null`: the request
 *  is not known yet. */
function useLink(request: Request | null): Made {
  const [made, setMade] = useState<Made>({ link: "", problems: null });
  useEffect(() => {
    if (!request) return;
    let current = true;
    ask(request).then(
      ({ link = "", problems = [] }) => current && setMade({ link, problems: link ? null : problems }),
      () => current && setMade({ link: "", problems: [] }),
    );
    return () => {
      current = false;
    };
  }, [JSON.stringify(request)]);
  return made;
}

/**
 * Return the request of a link to a study from the records of its chapters, null for one that is gone: it is left out. The
 * chapter that is shown, counted from 1, is as its replay has it; the link opens there if there is a moment.
 */
export function wholeStudy(records: (string | null)[], shown: number, record: string, at: Moment | null): Request {
  const now = records.map((one, i) => (i + 1 === shown ? record : one));
  const there = (some: (string | null)[]) => some.filter((one) => one !== null);
  return { do: "study-link", records: there(now), ...(at && { chapter: there(now.slice(0, shown)).length, at }) };
}
