import { useEffect, useRef, useState } from "preact/hooks";
import { root } from "../../browser/site.ts";
import { ask } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { Refusal } from "../../kit/Explained.tsx";
import { SelectField } from "../../kit/Fields.tsx";
import { useAttempts } from "../../kit/hooks/once.ts";
import { EngineAwaited } from "../../kit/Loading.tsx";
import { Panel, useAddress } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Reads } from "../../state/state.ts";
import { Begin } from "./Begin.tsx";
import type { Names } from "./contract.ts";
import { padGames } from "./games.ts";
import styles from "./pad.module.css";
import { type Change, Changes, type Held, isHeld, numberAfter, open } from "./pads.ts";
import { useWakeLock } from "./useWakeLock.ts";

type Shown = Held | "none" | null; // none: there is no such pad; null: it is being read

/** The score pad of a real table. The address names the pad; without one, a new pad is begun. */
export default function PadPanel({ state }: Reads<"catalog" | "notice" | "libraryVersion">) {
  const [id, turn] = useAddress();
  const [shown, setShown] = useState<Shown>(null);
  const held = shown !== null && shown !== "none" && shown.game.id === id ? shown : null;
  useEffect(() => {
    if (!id || held) return;
    let isGone = false;
    setShown(null);
    void open(id).then((found) => !isGone && setShown(found ?? "none"));
    return () => {
      isGone = true;
    };
  }, [id, held]);
  const begun = (pad: Held) => {
    setShown(pad);
    turn(pad.game.id);
  };
  return (
    <Panel name="pad" title={t("score-pad")} notice={state.notice}>
      <div class={styles.pad}>
        {!id && <Begin state={state} begun={begun} open={turn} />}
        {id && shown === "none" && (
          <>
            <p>{t("pad-gone")}</p>
            <Button onClick={() => turn("")}>{t("pad-begin")}</Button>
          </>
        )}
        {id && shown === null && (
          <p aria-live="polite">
            <EngineAwaited />
          </p>
        )}
        {held && <Kept key={id} held={held} changed={setShown} another={() => turn("")} />}
      </div>
    </Panel>
  );
}

interface KeptProps {
  held: Held;
  changed: (held: Held) => void;
  another: () => void;
}

/** Return the names of the people at the table, or their seats. */
const namesOf = ({ game }: Held): Names =>
  Object.fromEntries(
    game.summary.seats.map((seat): [Seat, string] => {
      const name = lookUp(game.summary.players, seat);
      return [seat, name && name !== "?" ? name : t("seat-title", { seat })];
    }),
  );

/** A pad: the totals, the next deal, and the deals so far. */
function Kept({ held, changed, another }: KeptProps) {
  useWakeLock();
  const { game, pad } = held;
  const { summary } = game;
  const [correcting, setCorrecting] = useState<number | null>(null); // the number of a deal
  const [status, setStatus] = useState("");
  const [elsewhere, setElsewhere] = useState(0); // how often another window has gone on with the pad
  const { problem, attempt, clearProblem } = useAttempts();
  const [changes] = useState(() => new Changes(held));
  const refusal = useRef<HTMLParagraphElement>(null);
  const head = useRef<HTMLTableElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => refusal.current?.scrollIntoView({ block: "nearest" }), [problem]);
  const number = correcting ?? pad.deals.length + 1;
  // What was pressed is gone: the next deal is said, and the totals are in sight.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: "nearest" });
  }, [number]);
  const names = namesOf(held);
  const made = lookUp(padGames, summary.game);
  if (!made) return <p>{t("pad-gone")}</p>;
  const { Form, Sums, words } = made;
  const { view } = pad;
  const put = (what: Change, said = "") =>
    void attempt(async () => {
      const found = await changes.make(what, game.revision);
      if (!found) return null;
      if (!isHeld(found)) return found;
      setCorrecting((now) => (found.isOther || now === correcting ? null : now && numberAfter(now, what)));
      setElsewhere((before) => before + (found.isOther ? 1 : 0));
      setStatus(found.isOther ? t("pad-elsewhere") : said);
      changed(found);
      return null;
    });
  const asked = correcting === null ? null : pad.deals[correcting - 1];
  const share = () =>
    attempt(async () => {
      const { link, problems } = await ask({ do: "link", record: changes.held.game.record });
      if (!link) return problems?.[0] ?? null;
      const url = `${root.href}#${link}`;
      if (navigator.share) await navigator.share({ title: t("score-pad"), url }).catch(() => undefined);
      else {
        await navigator.clipboard.writeText(url);
        setStatus(t("replay-copied"));
      }
      return null;
    });
  return (
    <>
      <table class={styles.totals} ref={head}>
        <thead>
          <tr>
            {view.sides.map((side) => (
              <th key={side} scope="col">
                {[...side].map((seat) => lookUp(names, seat) ?? seat).join(" · ")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {view.sides.map((side) => (
              <td key={side}>{lookUp(view.score, side) ?? 0}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class={styles.next} role="status">
        {view.over ? t(summary.winner ? "pad-over" : "pad-drawn", { names: winners(held, names) }) : goal(held)}
      </p>
      <Refusal ref={refusal} problem={problem} />
      {(asked || !view.over) && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {t(asked ? "pad-correct-deal" : "pad-deal", {
              number,
              name: lookUp(names, asked?.dealer ?? view.dealer) ?? "",
            })}
          </h3>
          {pad.deals.length === 0 && (
            <SelectField title={t("new-dealer")} value={view.dealer} change={(dealer) => put({ dealer })}>
              {summary.seats.map((seat) => [seat, lookUp(names, seat) ?? seat])}
            </SelectField>
          )}
          <Form
            key={asked ? `${number} ${elsewhere}` : `next ${number}`} // a half-typed deal outlives another first dealer
            pad={pad}
            dealer={asked?.dealer ?? view.dealer}
            names={names}
            events={asked?.events ?? []}
            isNew={!asked}
            save={(events) => put({ change: { deal: number, events } }, t("pad-kept", { number }))}
            cancel={
              asked
                ? () => {
                    clearProblem();
                    setCorrecting(null);
                  }
                : null
            }
          />
        </>
      )}
      {pad.deals.length > 0 && <h3>{t("pad-deals")}</h3>}
      {pad.deals
        .map((deal, at) => (
          <details key={`${at} ${game.revision}`} class={styles.deal} data-deal={at + 1}>
            <summary>
              <span>{at + 1}</span>
              <span>{words(deal, names)}</span>
              <b>{view.sides.map((side) => lookUp(deal.view.score, side) ?? 0).join(" : ")}</b>
            </summary>
            <Sums deal={deal} names={names} />
            <div class={styles.buttons}>
              <Button
                onClick={() => {
                  clearProblem();
                  setCorrecting(at + 1);
                }}
              >
                {t("pad-correct")}
              </Button>
              <Button onClick={() => put({ change: { deal: at + 1 } }, t("pad-deleted", { number: at + 1 }))}>
                {t("pad-delete")}
              </Button>
            </div>
          </details>
        ))
        .reverse()}
      <p role="status">{status}</p>
      <div class={styles.buttons}>
        <Button onClick={() => void share()}>{t("replay-share")}</Button>
        <Button event={`app:save:${game.id}`}>{t("save-record")}</Button>
        <Button onClick={another}>{t("pad-another")}</Button>
      </div>
      <p class={panelStyles.small}>{t("pad-unproved")}</p>
    </>
  );
}

const goal = ({ game: { summary } }: Held): string =>
  t(summary.deals ? "pad-goal-deals" : "pad-goal", { target: summary.target, deals: summary.deals ?? 0 });

const winners = ({ game: { summary } }: Held, names: Names): string =>
  [...(summary.winner ?? "")].map((seat) => lookUp(names, seat) ?? seat).join(" · ");
