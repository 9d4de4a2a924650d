// A link to this game at this moment, or to its deals for a friend to play: to be copied, sent, or read by a camera.

import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { encode } from "uqr";
import { ask } from "../../engine/client.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Request } from "../../engine/types/request.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { explain } from "../../i18n/problem.ts";
import buttonStyles from "../../kit/button.module.css";
import { Dialog } from "../../kit/Dialog.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import panelStyles from "../../kit/panel.module.css";
import { YourName } from "../../kit/YourName.tsx";
import { People, who } from "../steps/names.ts";
import type { Loaded } from "../steps/useReplay.ts";
import dialogsStyles from "./dialogs.module.css";

const LONG = 500; // characters: some programs cut longer ones
const DENSE = 1000; // a camera no longer reads them from a screen

interface Props {
  kind: "share" | "challenge";
  loaded: Loaded;
  at: Moment;
  seat: Seat | null;
  name: string; // whoever sits here has given themselves
  rename(name: string): void;
  close(): void;
}

export function Share({ kind, loaded, at, seat, name, rename, close }: Props) {
  const people = useContext(People);
  const { names, you } = people;
  const { replay, text: record } = loaded;
  // At the end of the game a friend would be told the result first.
  const [here, setHere] = useState(at !== loaded.steps.main.steps.at(-1)?.at);
  const [only, setOnly] = useState<Seat | "">(seat ?? "");
  const [friend, setFriend] = useState<Seat>(you || seat || replay.seats[0] || "");
  const [made, setMade] = useState<{ link: string } | { problems: Problem[] } | null>(null);
  const [state, setState] = useState("");
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    let current = true;
    const named = you && name ? { names: { [you]: name } } : {}; // in the record stands "You"
    const request: Request =
      kind === "challenge"
        ? { do: "challenge", record, seat: friend, ...named }
        : { do: "link", record, ...(here && { at }), ...(only && { seat: only }), ...named };
    setState("");
    ask(request).then(
      ({ link, problems = [] }) => current && setMade(link === undefined ? { problems } : { link }),
      () => current && setMade({ problems: [] }),
    );
    return () => {
      current = false;
    };
  }, [kind, record, at, here, only, friend, you, name]);

  const link = made && "link" in made ? made.link : "";
  const address = link && `${location.origin}/#${link}`;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState("replay-copied");
    } catch {
      field.current?.select();
      setState("replay-copy-yourself");
    }
  };
  const send = () => navigator.share({ title: t(`replay-${kind}-title`), url: address }).catch(() => undefined);
  const title = t(kind === "challenge" ? "replay-challenge" : "replay-share");
  const seats = replay.summary.viewOf === null ? replay.seats : [];
  return (
    <Dialog name="share" title={title} close={close}>
      {kind === "challenge" ? (
        <>
          <p>{t("replay-challenge-means")}</p>
          <fieldset>
            <legend>{t("replay-challenge-seat")}</legend>
            <Segments value={friend} choose={setFriend} of={replay.seats.map((each) => [each, names[each] ?? each])} />
          </fieldset>
        </>
      ) : (
        <>
          {seats.length > 0 && (
            <fieldset>
              <legend>{t("replay-share-what")}</legend>
              <Segments
                value={only}
                choose={setOnly}
                of={[
                  ["", t("replay-look-all")],
                  ...seats.map((each): [string, string] => [each, t("replay-look-seat", who(each, people))]),
                ]}
              />
            </fieldset>
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
      {you && <YourName value={name} change={rename} />}
      {made && "problems" in made && (
        <p class={panelStyles.refusal} role="alert">
          {made.problems.map((problem) => explain(problem)).join(" ") || t("replay-failed")}
        </p>
      )}
      <div class={dialogsStyles.shareLink}>
        <input
          ref={field}
          readOnly
          aria-label={t("replay-link")}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          class={`${buttonStyles.button} ${dialogsStyles.button} ${buttonStyles.primary}`}
          aria-disabled={!link}
          onClick={() => link && void copy(address)}
        >
          {t("replay-copy")}
        </button>
      </div>
      <p class={`${panelStyles.small} ${dialogsStyles.small}`} role="status">
        {state ? t(state) : link.length > LONG ? t("replay-link-long", { length: address.length }) : ""}
      </p>
      {link && <Code text={address} />}
      <div class={panelStyles.panelButtons}>
        {kind === "share" && (
          <button
            type="button"
            class={`${buttonStyles.button} ${dialogsStyles.button}`}
            aria-disabled={!link}
            onClick={() =>
              link &&
              void copy(
                `<iframe src="${location.origin}/embed/#${link}" title="Écarté" width="480" height="720" style="border:0"></iframe>`,
              )
            }
          >
            {t("replay-copy-embed")}
          </button>
        )}
        {"share" in navigator && (
          <button
            type="button"
            class={`${buttonStyles.button} ${dialogsStyles.button}`}
            aria-disabled={!link}
            onClick={() => link && void send()}
          >
            {t("replay-send")}
          </button>
        )}
      </div>
    </Dialog>
  );
}

interface SegmentsProps {
  value: string;
  choose(value: string): void;
  of: [string, string][]; // value and words
}

function Segments({ value, choose, of }: SegmentsProps) {
  return (
    <div class={fieldsStyles.segmentsRow}>
      {of.map(([each, words]) => (
        <label key={each} class={fieldsStyles.segment}>
          <input type="radio" checked={each === value} onChange={() => choose(each)} name="segment" />
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
}

/** The address for a camera. */
function Code({ text }: { text: string }) {
  if (text.length > DENSE) return <p class={`${panelStyles.small} ${dialogsStyles.small}`}>{t("replay-code-dense")}</p>;
  const { data, size } = encode(text, { ecc: "L", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg class={dialogsStyles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("replay-code")}>
      <path d={dark.join("")} />
    </svg>
  );
}
