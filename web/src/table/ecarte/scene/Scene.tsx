// The table of écarté: the opponent at the top, pack, trick and discards in the middle, the player at the bottom.

import type { EcarteView } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { SceneProps } from "../../contract/layout.ts";
import { Bubble } from "../../pieces/Bubble.tsx";
import { Opponent } from "../../pieces/Opponent.tsx";
import { Own } from "../../pieces/Own.tsx";
import { Pack } from "../../pieces/Pack.tsx";
import { Score } from "../../pieces/Score.tsx";
import { Trick } from "../../pieces/Trick.tsx";
import styles from "../../pieces/table.module.css";
import { speaker } from "../turn/course.ts";
import { marked, opposite } from "../turn/moment.ts";
import { portrait } from "../turn/portrait.ts";
import { exclaims } from "../turn/speech.ts";
import { tags } from "../turn/tags.ts";
import { AsidesButton, AsidesSlip } from "./Asides.tsx";
import { Called } from "./Called.tsx";
import { Ecart } from "./Ecart.tsx";

export function Scene(props: SceneProps<EcarteView>) {
  const { view, entry, last = entry, names, settings, live, said, thinking, ui, ask, hand, children } = props;
  const { asides, hint, log } = props;
  const me = view.seat;
  const them = opposite(view);
  const mine = entry !== null && speaker(entry, log) === me;
  const open = live && ui.slip === "aside";
  const { fourColour } = settings;
  return (
    <>
      <Opponent
        view={view}
        entry={entry}
        seat={them}
        name={names[them] ?? them}
        portrait={portrait(names[them] ?? them)}
        tags={(who) => tags(view, them, who)}
        thinking={thinking === them}
        said={mine ? null : said}
        noted={ui.noted === them}
        fourColour={fourColour}
      />
      <Score view={view} names={names} marked={(seat) => marked(view, last, seat)} />
      <div class={styles.middle}>
        <Pack view={view} fourColour={fourColour} />
        <Trick
          view={view}
          entry={entry}
          names={names}
          fourColour={fourColour}
          place={(seat) => (seat === me ? "mine" : "theirs")}
        >
          <Called view={view} />
        </Trick>
        <Ecart view={view} />
        {children}
        <AsidesSlip asides={asides} open={open} />
        {said && mine && <Bubble said={said} whose="mine" />}
        {live && exclaims(view) && entry?.why === "turned-king" && (
          <p class={styles.cry} aria-hidden="true">
            {t("cry-king")}
          </p>
        )}
      </div>
      {ask}
      <Own view={view} entry={entry} name={names[me] ?? me} tags={(who) => tags(view, me, who)} noted={ui.noted === me}>
        <AsidesButton asides={asides} open={open} hint={hint} />
      </Own>
      {hand}
    </>
  );
}
