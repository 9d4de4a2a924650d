// The opponent above, the pack and the trick in the middle, the player below.
import { other } from "../../engine/seats.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { SceneProps } from "../contract/layout.ts";
import { ended } from "../contract/moment.ts";
import type { Called } from "../contract/person.ts";
import { Opponent } from "../pieces/Opponent.tsx";
import { Own } from "../pieces/Own.tsx";
import { Pack } from "../pieces/Pack.tsx";
import { Score } from "../pieces/Score.tsx";
import type { Tag } from "../pieces/Tags.tsx";
import { Trick } from "../pieces/Trick.tsx";
import styles from "../pieces/table.module.css";

export function Scene({
  view,
  entry,
  last = entry,
  log,
  names,
  settings,
  thinking,
  ui,
  ask,
  hand,
  children,
}: SceneProps) {
  const me = view.seat;
  const them = other(me);
  const { fourColour } = settings;
  // The view already counts a deal while its last trick still lies on the table.
  const counted = (view.phase !== "scored" && view.phase !== "over") || ended(view, last);
  const score = counted ? view.score : (log.findLast((each) => each.score)?.score ?? {});
  const tags =
    (seat: Seat) =>
    (who: Called): Tag[] =>
      seat === view.dealer && view.deal > 0
        ? [{ name: "deals", words: t("tag-deals"), note: t("generic-note-deals", { ...who }) }]
        : [];
  return (
    <>
      <Opponent
        view={view}
        entry={entry}
        seat={them}
        name={names[them] ?? them}
        portrait="Qc"
        tags={tags(them)}
        thinking={thinking === them}
        said={null}
        noted={ui.noted === them}
        fourColour={fourColour}
      />
      <Score view={view} names={names} marked={(seat) => score[seat] ?? 0} />
      <div class={styles.middle}>
        <Pack view={view} fourColour={fourColour} turnsUp={view.trump !== null || view.turned !== null} />
        <Trick
          view={view}
          entry={entry}
          names={names}
          fourColour={fourColour}
          place={(seat) => (seat === me ? "mine" : "theirs")}
        />
        {children}
      </div>
      {ask}
      <Own view={view} entry={entry} name={names[me] ?? me} tags={tags(me)} noted={ui.noted === me} />
      {hand}
    </>
  );
}
