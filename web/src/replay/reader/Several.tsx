// The hand reader of belote: what the others could hold, what is supposed of their hands, and what each choice is worth.

import { useContext, useRef, useState } from "preact/hooks";
import { choiceWords } from "../../analysis/choices.ts";
import { Failed } from "../../analysis/Failed.tsx";
import { percent, places } from "../../analysis/figures.ts";
import { cardName, theCards } from "../../cards/cardNames.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Expected, HandReading, HeldHand } from "../../engine/types/analysis.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { BeloteView, Card, Seat } from "../../engine/types/view.ts";
import { language, t } from "../../i18n/index.ts";
import { listed } from "../../i18n/phrases.ts";
import { Explained } from "../../kit/Explained.tsx";
import { Segments } from "../../kit/Fields.tsx";
import { Heads } from "../../kit/Heads.tsx";
import { useHeldFocus } from "../../kit/hooks/useHeldFocus.ts";
import panelStyles from "../../kit/panel.module.css";
import { People } from "../steps/names.ts";
import { Hands } from "./Hands.tsx";
import styles from "./hands.module.css";
import readerStyles from "./reader.module.css";
import { useReading } from "./useReading.ts";

const none: string[] = [];

/** Return what is supposed after a card is put into a hand, or taken out of it again; it can be in one hand only. */
export function withCard(supposed: string[], seat: Seat, card: Card): string[] {
  const put = `${seat}+${card}`;
  const others = supposed.filter((each) => each.slice(1) !== `+${card}`);
  return supposed.includes(put) ? others : [...others, put];
}

/** Return what is supposed after a hand is said to lack a suit, or no longer. */
export function withVoid(supposed: string[], seat: Seat, suit: string): string[] {
  const lacks = `${seat}-${suit}`;
  return supposed.includes(lacks) ? supposed.filter((each) => each !== lacks) : [...supposed, lacks];
}

/** Return the name of the words about a reading. */
function how({ said, looked, error }: HandReading): string {
  if (looked) return error ? "sampled" : "weighed";
  return said ? "alike" : "unsaid";
}

interface Props {
  record: string;
  at: Moment;
  view: BeloteView; // on the table
  seat: Seat; // who reads
  weighted: boolean; // layouts are weighed by what the others have done
  weigh: (weighted: boolean) => void;
}

export function Several({ record, at, view, seat, weighted, weigh }: Props) {
  const { names } = useContext(People);
  const [given, give] = useState({ seat, supposed: none });
  const supposed = given.seat === seat ? given.supposed : none; // what is supposed is seen from one seat
  const hands: Record<Seat, Card[]> = { [view.seat]: view.hand, ...view.open };
  const own = { ...view, seat, hand: lookUp(hands, seat) ?? [] };
  const choosing = view.turn === seat && (view.phase === "bid" || view.phase === "play");
  const asked = useReading(record, seat, at, weighted, supposed, choosing);
  const { reading, progress, failed, problem, again } = asked;
  // What was read of this moment stays until the next is worked out: a pressed card keeps the focus, and nothing jumps.
  const place = `${seat} ${at} ${record}`;
  const last = useRef<{ place: string; reading: HandReading } | null>(null);
  const before = last.current?.place === place ? last.current.reading : null;
  const figures = reading?.figures ?? (progress < 1 && choosing ? before?.figures : undefined);
  const shown = reading ? { ...reading, ...(figures && { figures }) } : before;
  if (shown) last.current = { place, reading: shown };
  const start = view.seats.indexOf(seat) + 1;
  const others = [...view.seats.slice(start), ...view.seats.slice(0, start)].filter((each) => each !== seat);
  const [chosen, choose] = useState("");
  const to = others.includes(chosen) ? chosen : (others[0] ?? "");
  const nameOf = (each: Seat) => lookUp(names, each) ?? each;
  const suppose = (next: string[]) => give({ seat, supposed: next });
  const isOpen = view.open !== undefined && view.open !== null;
  const isLaid = Boolean(view.rules.options.face_up); // nothing is in question but what is covered (B32)
  return (
    <>
      {!isLaid && (
        <>
          <Segments
            name="reading-suppose"
            class={styles.whose}
            legend={t("reading-suppose")}
            value={to}
            choices={others.map((each, at) => [
              each,
              <span key={each} class={styles.name} data-holder={at}>
                {nameOf(each)}
              </span>,
            ])}
            change={choose}
          />
          <Supposed supposed={supposed} nameOf={nameOf} suppose={suppose} />
        </>
      )}
      {problem && (
        <p class={styles.impossible} role="alert">
          <Explained problem={problem} />
        </p>
      )}
      {failed && !problem && <Failed again={again} />}
      {(!failed || problem) && (
        <>
          <Hands
            holders={shown?.holders ?? []}
            names={names}
            view={own}
            open={isOpen ? hands : {}}
            supposed={supposed}
            seat={to}
            tap={(card) => suppose(withCard(supposed, to, card))}
            label={isLaid ? t("reading-grid-open") : t("reading-grid-several", { names: listed(others.map(nameOf)) })}
          />
          {shown && !isLaid && (
            <Matters
              holders={shown.holders.filter((holder) => holder.seat)}
              trump={view.contract ?? ""}
              nameOf={nameOf}
              supposed={supposed}
              lack={(seat, suit) => suppose(withVoid(supposed, seat, suit))}
            />
          )}
          {shown?.figures && <Figures figures={shown.figures} />}
        </>
      )}
      <div class={readerStyles.readingFoot}>
        {!isLaid && (
          <label class={readerStyles.readingSwitch}>
            <input
              type="checkbox"
              checked={weighted && reading?.said !== false}
              disabled={reading?.said === false}
              onChange={() => weigh(!weighted)}
            />
            <span>{t("reading-weighted-several")}</span>
          </label>
        )}
        <p class={panelStyles.small}>
          {reading && progress < 1 && t("reading-awaited", { progress: percent(progress) })}
          <span role="status">
            {reading &&
              progress === 1 &&
              (isLaid
                ? t("reading-open")
                : t(`reading-${how(reading)}-layouts`, {
                    hands: new Intl.NumberFormat(language()).format(reading.hands),
                    error: percent(reading.error, 1),
                  }))}
          </span>
        </p>
        {isOpen && <p class={`${panelStyles.small} ${readerStyles.readingFrames}`}>{t("reading-frames")}</p>}
      </div>
    </>
  );
}

interface SupposedProps {
  supposed: string[];
  nameOf: (seat: Seat) => string;
  suppose: (supposed: string[]) => void;
}

/** How one supposes, and what is supposed, each with a button that takes it back. */
function Supposed({ supposed, nameOf, suppose }: SupposedProps) {
  const list = useRef<HTMLUListElement>(null);
  const how = useRef<HTMLParagraphElement>(null);
  useHeldFocus(list, how);
  const words = (each: string) => {
    const [seat = "", what = ""] = [each.slice(0, 1), each.slice(2)];
    return what.length === 2
      ? t("reading-suppose-has", { name: nameOf(seat), card: theCards([what]) || cardName(what) })
      : t("reading-suppose-void", { name: nameOf(seat), suit: what });
  };
  return (
    <>
      <p class={panelStyles.small} ref={how} tabIndex={-1}>
        {t("reading-suppose-how")}
      </p>
      {supposed.length > 0 && (
        <ul class={styles.given} aria-label={t("reading-suppose")} ref={list}>
          {supposed.map((each) => (
            <li key={each}>
              <button
                type="button"
                aria-label={t("reading-suppose-back", { supposed: words(each) })}
                onClick={() => suppose(supposed.filter((other) => other !== each))}
              >
                {words(each)}
              </button>
            </li>
          ))}
          {supposed.length > 1 && (
            <li>
              <button type="button" class={styles.clear} onClick={() => suppose([])}>
                {t("reading-suppose-clear")}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

interface MattersProps {
  holders: HeldHand[];
  trump: string; // a suit letter, or another contract
  nameOf: (seat: Seat) => string;
  supposed: string[];
  lack: (seat: Seat, suit: string) => void;
}

/** What matters of each hand: high trumps, an ace, and the suits that it lacks, which can be supposed. */
function Matters({ holders, trump, nameOf, supposed, lack }: MattersProps) {
  const high = [
    { what: "jack", card: `J${trump}` },
    { what: "nine", card: `9${trump}` },
  ].filter(({ card }) => card.length === 2 && holders.some(({ cards }) => lookUp(cards, card) !== undefined));
  const rows = (holders[0]?.matters ?? []).map(({ what, suit }) => ({ what, suit }));
  const chanceOf = ({ matters = [] }: HeldHand, what: string, suit: string) =>
    matters.find((each) => each.what === what && each.suit === suit)?.chance ?? 0;
  return (
    <table class={styles.matters}>
      <caption>{t("reading-matters")}</caption>
      <Heads columns={[null, ...holders.map(({ seat }) => nameOf(seat))]} />
      <tbody>
        {high.map(({ what, card }) => (
          <tr key={what}>
            <th scope="row">{t("reading-matter", { what, suit: "" })}</th>
            {holders.map(({ seat, cards }) => (
              <td key={seat}>{percent(lookUp(cards, card) ?? 0)}</td>
            ))}
          </tr>
        ))}
        {rows.map(({ what, suit }) => (
          <tr key={`${what} ${suit}`}>
            <th scope="row">{t("reading-matter", { what, suit })}</th>
            {holders.map((holder) => (
              <td key={holder.seat}>
                {what === "void" ? (
                  <button
                    type="button"
                    class={styles.void}
                    aria-pressed={supposed.includes(`${holder.seat}-${suit}`)}
                    aria-label={t("reading-chances", {
                      name: t("reading-suppose-void", { name: nameOf(holder.seat), suit }),
                      chance: percent(chanceOf(holder, what, suit)),
                    })}
                    onClick={() => lack(holder.seat, suit)}
                  >
                    {percent(chanceOf(holder, what, suit))}
                  </button>
                ) : (
                  percent(chanceOf(holder, what, suit))
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each choice of the seat is worth, the best first. */
function Figures({ figures }: { figures: Expected[] }) {
  return (
    <>
      <table class={styles.matters}>
        <caption>{t("reading-figures")}</caption>
        <tbody>
          {figures.map(({ event, points, error }) => (
            <tr key={event}>
              <th scope="row">{choiceWords(event)}</th>
              <td>
                {places(points, 0)} ± {places(error, 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class={panelStyles.small}>{t("reading-figures-means")}</p>
    </>
  );
}
