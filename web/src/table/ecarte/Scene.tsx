// The table of écarté: the opponent above, the pack, the trick and what was thrown away in the middle, you below.

import type { EcarteView } from "../../engine/types.ts";
import { t } from "../../i18n/index.ts";
import { Bubble } from "../Bubble.tsx";
import type { SceneProps } from "../layout.ts";
import { Ecart } from "./Ecart.tsx";
import { opposite } from "./moment.ts";
import { Opponent } from "./Opponent.tsx";
import { Own } from "./Own.tsx";
import { Pack } from "./Pack.tsx";
import { Score } from "./Score.tsx";
import { exclaims } from "./speech.ts";
import { Trick } from "./Trick.tsx";

export function Scene(props: SceneProps<EcarteView>) {
  const { view, entry, last = entry, names, settings, live, said, thinking, ui, ask, hand, children } = props;
  const me = view.seat;
  const them = opposite(view);
  const mine = entry?.seat === me;
  const { fourColour } = settings;
  return (
    <>
      <Opponent
        view={view}
        entry={entry}
        name={names[them] ?? them}
        thinking={thinking === them}
        said={mine ? null : said}
        noted={ui.noted === them}
        fourColour={fourColour}
      />
      <Score view={view} entry={last} names={names} />
      <div class="middle">
        <Pack view={view} fourColour={fourColour} />
        <Trick view={view} entry={entry} names={names} fourColour={fourColour} />
        <Ecart view={view} />
        {children}
        {said && mine && <Bubble said={said} whose="mine" />}
        {live && exclaims(view) && entry?.why === "turned-king" && (
          <p class="cry" role="status">
            {t("cry-king")}
          </p>
        )}
      </div>
      {ask}
      <Own view={view} entry={entry} name={names[me] ?? me} noted={ui.noted === me} />
      {hand}
    </>
  );
}
