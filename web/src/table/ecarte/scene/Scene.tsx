// The table of écarté: the opponent at the top, pack, trick and discards in the middle, the player at the bottom.

import { useEffect, useRef } from "preact/hooks";
import { Face, USUAL } from "../../../cards/Face.tsx";
import { Portrait } from "../../../cards/Portrait.tsx";
import { Suit } from "../../../cards/suits.tsx";
import { lookUp } from "../../../engine/lookUp.ts";
import type { EcarteView } from "../../../engine/types/view.ts";
import { has, t } from "../../../i18n/index.ts";
import type { Aside, SceneProps } from "../../contract/layout.ts";
import { Bubble } from "../../pieces/Bubble.tsx";
import handStyles from "../../pieces/hand.module.css";
import peopleStyles from "../../pieces/people.module.css";
import { Slip } from "../../pieces/Slip.tsx";
import slipsStyles from "../../pieces/slips.module.css";
import { Two } from "../../pieces/Two.tsx";
import styles from "../../pieces/table.module.css";
import { speaker } from "../turn/course.ts";
import { marked, opposite } from "../turn/moment.ts";
import { exclaims } from "../turn/speech.ts";
import { tags } from "../turn/tags.ts";
import { Called } from "./Called.tsx";
import { Ecart } from "./Ecart.tsx";

export function Scene(props: SceneProps<EcarteView>) {
  const { view, entry, last = entry, names, live, said, ui, children, asides, hint, log } = props;
  const me = view.seat;
  const them = opposite(view);
  const mine = entry !== null && speaker(entry, log) === me;
  const open = live && ui.slip === "aside";
  return (
    <Two
      scene={props}
      portrait={<Portrayed name={lookUp(names, them) ?? them} />}
      said={mine ? null : said}
      tags={(seat, who) => tags(view, seat, who)}
      marked={(seat) => marked(view, last, seat)}
      beside={<Called view={view} />}
      own={<AsidesButton asides={asides} open={open} hint={hint} />}
    >
      <Ecart view={view} />
      {children}
      <AsidesSlip asides={asides} open={open} />
      {said && mine && <Bubble said={said} whose="mine" />}
      {live && exclaims(view) && entry?.why === "turned-king" && (
        <p class={styles.cry} aria-hidden="true">
          {t("cry-king")}
        </p>
      )}
    </Two>
  );
}

const PLAYERS = ["beginner", "amateur", "club", "master"];

/** The portrait of an opponent: for a computer player, the one by which it is chosen in the panel of the new game; for
 *  the third player of a pool, a king; for everybody else, the queen of clubs. */
function Portrayed({ name }: { name: string }) {
  const isCalled = (player: string) => has(`opponent-${player}`) && t(`opponent-${player}`) === name;
  const player = PLAYERS.find(isCalled);
  return player ? (
    <Portrait player={player} class={peopleStyles.portrait} />
  ) : (
    <Face card={isCalled("second") ? "Ks" : "Qc"} looks={USUAL} />
  );
}

const ID = "aside-slip";
const TOGGLE = "table:slip:aside";

interface Props {
  asides: Aside[];
  open: boolean;
}

/** The button. It names the call, or says that there are several. */
function AsidesButton({ asides, open, hint }: Props & { hint: string | null }) {
  const [first] = asides;
  if (!first) return null;
  const advised = asides.some(({ event, choices }) =>
    [event, ...(choices ?? []).map((each) => each.event)].includes(hint ?? "-"),
  );
  return (
    <button
      type="button"
      class={`${peopleStyles.again}${advised ? ` ${handStyles.advised}` : ""}`}
      data-event={TOGGLE}
      aria-expanded={open}
      aria-controls={ID}
    >
      {asides.length === 1 ? first.label : t("asides")}
    </button>
  );
}

/** The slip: each call with its consequence. */
function AsidesSlip({ asides, open }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // If a key opened it, the focus moves into it.
  useEffect(() => {
    if (open && document.activeElement?.matches(`[data-event="${TOGGLE}"]:focus-visible`))
      list.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [open]);
  if (!open || asides.length === 0) return null;
  return (
    <Slip id={ID} title={t("asides-title")} event="table:fold">
      <ul class={slipsStyles.asides} ref={list}>
        {asides.map(({ event, label, note, choices }) => (
          <li key={event || label}>
            {choices ? (
              <div class={slipsStyles.aside}>
                <b>{label}</b>
                <span>{note}</span>
                <div class={slipsStyles.suits}>
                  {choices.map((each) => (
                    <button
                      key={each.event}
                      type="button"
                      class={slipsStyles.suitButton}
                      data-event={each.event}
                      aria-label={each.label}
                    >
                      <Suit suit={each.suit} />
                    </button>
                  ))}
                </div>
              </div>
            ) : (
              <button
                type="button"
                class={slipsStyles.aside}
                data-event={event}
                aria-label={label}
                aria-describedby={`${ID}-${event}`}
              >
                <b>{label}</b>
                <span id={`${ID}-${event}`}>{note}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Slip>
  );
}
