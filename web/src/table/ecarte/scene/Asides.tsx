// Calls that are possible besides the present decision: a button by the hand, and the slip it opens.
import { useEffect, useRef } from "preact/hooks";
import { Suit } from "../../../cards/suits.tsx";
import { t } from "../../../i18n/index.ts";
import type { Aside } from "../../contract/layout.ts";
import handStyles from "../../pieces/hand.module.css";
import peopleStyles from "../../pieces/people.module.css";
import { Slip } from "../../pieces/Slip.tsx";
import slipsStyles from "../../pieces/slips.module.css";

const ID = "aside-slip";
const TOGGLE = "table:slip:aside";

interface Props {
  asides: Aside[];
  open: boolean;
}

/** The button. It names the call, or says that there are several. */
export function AsidesButton({ asides, open, hint }: Props & { hint: string | null }) {
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
export function AsidesSlip({ asides, open }: Props) {
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
