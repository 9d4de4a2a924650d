// The controls of a replay: stepping, autoplay, and whose hands are shown.
import { useContext } from "preact/hooks";
import type { Seat } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import unseenStyles from "../kit/unseen.module.css";
import deskStyles from "./desk.module.css";
import { Sign, type SignName } from "./pieces/Sign.tsx";
import type { WhyButton } from "./review/whyButton.ts";
import type { Move } from "./steps/keys.ts";
import { People, who } from "./steps/names.ts";

/** The speeds of autoplay. */
const speeds = ["slow", "normal", "fast"] as const;
export type Speed = (typeof speeds)[number];

export interface ControlsProps {
  ways: ReadonlySet<Move>; // the steps that lead somewhere
  playing: boolean;
  act(move: Move): void;
  speed: Speed;
  setSpeed(speed: Speed): void;
  seats: Seat[]; // whose views there are
  look: Seat | null; // whose view is shown; null: all hands are open
  setLook: ((seat: Seat | null) => void) | null; // null: there is one view only
  moves: (() => void) | null; // opens the list of moves, where it is not visible
  comment: (() => void) | null; // opens the notes, where they are not visible
  why: WhyButton | undefined;
}

export function Controls(props: ControlsProps) {
  const { ways, playing, act, speed, setSpeed, seats, look, setLook, moves, comment, why } = props;
  const people = useContext(People);
  const step = (move: Move & SignName) => <Step move={move} ways={ways} act={act} />;
  const open = (name: "moves" | "comment", press: () => void, more = "") => (
    <button type="button" class={`${deskStyles.look}${more}`} onClick={press}>
      <Sign name={name} />
      <span>{t(`replay-${name}`)}</span>
    </button>
  );
  const play = t(playing ? "replay-pause" : "replay-play");
  return (
    <div class={deskStyles.controls}>
      <div class={deskStyles.steps}>
        {step("first")}
        {step("before-deal")}
        {step("before-trick")}
        {step("before")}
        <button
          type="button"
          class={`${deskStyles.step} ${deskStyles.stepPlay}`}
          aria-label={play}
          title={play}
          onClick={() => act("play")}
        >
          <Sign name={playing ? "pause" : "play"} />
        </button>
        {step("next")}
        {step("next-trick")}
        {step("next-deal")}
        {step("last")}
      </div>
      <div class={deskStyles.looks}>
        {moves && open("moves", moves)}
        {comment && open("comment", comment, ` ${deskStyles.comment}`)}
        {why && (
          <button
            type="button"
            class={`${deskStyles.look} ${deskStyles.why}`}
            aria-label={why.words}
            title={why.words}
            aria-disabled={!why.ask}
            onClick={() => why.ask?.()}
          >
            <Sign name="why" />
            <span>{t("hint-why")}</span>
          </button>
        )}
        {setLook && (
          <label class={`${deskStyles.look} ${deskStyles.hands}`}>
            <Sign name="hands" />
            <span class={unseenStyles.unseen}>{t("replay-look")}</span>
            <select value={look ?? ""} onChange={({ currentTarget: { value } }) => setLook(value || null)}>
              <option value="">{t("replay-look-all")}</option>
              {seats.map((seat) => (
                <option key={seat} value={seat}>
                  {t("replay-look-seat", who(seat, people))}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class={`${deskStyles.look} ${deskStyles.speed}`}>
          <span class={unseenStyles.unseen}>{t("replay-speed")}</span>
          <select value={speed} onChange={({ currentTarget: { value } }) => setSpeed(value as Speed)}>
            {speeds.map((each) => (
              <option key={each} value={each}>
                {t(`replay-speed-${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

/** A button that steps. */
export function Step({ move, ways, act }: { move: Move & SignName; ways: ReadonlySet<Move>; act(move: Move): void }) {
  return (
    <button
      type="button"
      class={deskStyles.step}
      data-step={move}
      aria-label={t(`replay-${move}`)}
      title={t(`replay-${move}`)}
      aria-disabled={!ways.has(move)}
      onClick={() => ways.has(move) && act(move)}
    >
      <Sign name={move} />
    </button>
  );
}
