// Below the table of a replay: the line of the score, and the controls.
import { against, sideOf } from "../engine/seats.ts";
import { t } from "../i18n/index.ts";
import { Controls, type ControlsProps, Step as StepButton } from "./Controls.tsx";
import deskStyles from "./desk.module.css";
import { ScoreLine } from "./moves/ScoreLine.tsx";
import type { Loaded } from "./steps/useReplay.ts";
import type { Stepping } from "./steps/useStepping.ts";
import type { Shown } from "./useShown.ts";

interface Props extends Omit<ControlsProps, "ways" | "playing" | "seats"> {
  waits: boolean; // for the engine
  loaded: Loaded;
  stepping: Stepping;
  stands: Shown | null;
}

export function Desk({ waits, loaded, stepping, stands, setLook, ...rest }: Props) {
  const { act } = rest;
  const { replay, steps, seat } = loaded;
  const { main, ways, until, playing, goTo } = stepping;
  const { sides, target, deals } = replay.summary;
  const bottom = stands?.view.seat ?? seat ?? replay.seats[0] ?? "";
  const leads = new Set(ways.keys());
  return (
    <section class={deskStyles.desk} inert={waits} aria-label={t("replay-steps")}>
      <div class={deskStyles.lineRow}>
        {/* On a phone, the ends of the game are at the ends of its line. */}
        <StepButton move="first" ways={leads} act={act} />
        <ScoreLine
          line={steps.main}
          sides={[...against(bottom, sides), sideOf(bottom, sides)]}
          least={deals ? 1 : (stands?.view.target ?? target)} // without a target the highest score sets the scale
          now={main}
          until={until}
          go={goTo}
        />
        <StepButton move="last" ways={leads} act={act} />
      </div>
      <Controls
        {...rest}
        ways={leads}
        playing={playing}
        seats={replay.seats}
        setLook={replay.summary.viewOf === null ? setLook : null}
      />
    </section>
  );
}
