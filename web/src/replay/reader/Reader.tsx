// The hand reader of a replay: what the others could hold, from what one seat knows at this moment.

import type { ComponentChildren } from "preact";
import { useContext, useId } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { percent } from "../../analysis/figures.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { HandReading } from "../../engine/types/analysis.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { EcarteView, Seat, View } from "../../engine/types/view.ts";
import { language, t } from "../../i18n/index.ts";
import panelStyles from "../../kit/panel.module.css";
import { People, titleOf, who } from "../steps/names.ts";
import { Grid } from "./Grid.tsx";
import readerStyles from "./reader.module.css";
import { Several } from "./Several.tsx";
import { useReading } from "./useReading.ts";

export interface ReaderProps {
  record: string;
  at: Moment;
  view: View; // on the table, with all hands open or without
  choose: ((seat: Seat) => void) | null; // chooses the seat that reads
  seat: Seat;
  weighted: boolean; // hands are weighted by what the opponent has done
  weigh(weighted: boolean): void;
  close: ComponentChildren; // the button that closes it, outside a dialog
}

/** Return the name of the words about a reading. */
function how({ said, looked, error }: HandReading): string {
  if (!said) return "unsaid";
  return looked ? (error ? "sampled" : "weighed") : "alike";
}

export default function Reader({ view, seat, choose, close, ...rest }: ReaderProps) {
  const people = useContext(People);
  const heading = useId();
  return (
    <section class={readerStyles.reading} data-part="reading" aria-labelledby={heading}>
      <div class={readerStyles.readingHead}>
        <h2 id={heading}>{titleOf(view, seat, people)}</h2>
        {close}
      </div>
      {choose && (
        <label class={readerStyles.readingOf}>
          <span>{t("reading-of")}</span>
          <select value={seat} onChange={({ currentTarget: { value } }) => choose(value)}>
            {view.seats.map((one) => (
              <option key={one} value={one}>
                {t("reading-seat", who(one, people))}
              </option>
            ))}
          </select>
        </label>
      )}
      {view.game === "ecarte" && <One view={view} seat={seat} {...rest} />}
      {view.game === "belote" && <Several view={view} seat={seat} {...rest} />}
    </section>
  );
}

type OneProps = Omit<ReaderProps, "view" | "choose" | "close"> & { view: EcarteView };

/** The reading of the only other hand. */
function One({ record, at, view, seat, weighted, weigh }: OneProps) {
  const people = useContext(People);
  const { reading, progress, without, failed, again } = useReading(record, seat, at, weighted);
  const other = view.seats.find((one) => one !== seat) ?? "";
  const hands = { [view.seat]: view.hand, ...view.open };
  const own = { ...view, seat, hand: lookUp(hands, seat) ?? [] };
  const open = view.open ? (lookUp(hands, other) ?? []) : [];
  const said = reading?.said;
  return (
    <>
      {failed && <Failed again={again} />}
      {!failed && (
        <Grid
          reading={reading?.holders[0] ?? null}
          view={own}
          truth={open}
          label={t("reading-grid", who(other, people))}
        />
      )}
      <div class={readerStyles.readingFoot}>
        <label class={readerStyles.readingSwitch}>
          {/* It stays the same while the next reading is worked out, and keeps the focus. */}
          <input
            type="checkbox"
            checked={weighted && said !== false}
            disabled={said === false}
            onChange={() => weigh(!weighted)}
          />
          <span>{t("reading-weighted", who(other, people))}</span>
        </label>
        <p class={panelStyles.small}>
          {reading && progress < 1 && t("reading-awaited", { progress: percent(progress) })}
          {/* Only the result is said aloud. */}
          <span role="status">
            {reading &&
              progress === 1 &&
              t(`reading-${how(reading)}`, {
                ...who(other, people),
                hands: new Intl.NumberFormat(language()).format(reading.hands),
                error: percent(reading.error, 1),
              })}
          </span>
        </p>
        {without && <p class={panelStyles.small}>{t("analysis-without")}</p>}
        {open.length > 0 && <p class={`${panelStyles.small} ${readerStyles.readingFrames}`}>{t("reading-frames")}</p>}
      </div>
    </>
  );
}
