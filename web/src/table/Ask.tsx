// The prompt, or the reason why a card may not be played, with its buttons.
import { Suit } from "../cards/suits.tsx";
import type { Problem } from "../engine/types/view.ts";
import buttonStyles from "../kit/button.module.css";
import { Explained } from "../kit/Explained.tsx";
import { Loading } from "../kit/Loading.tsx";
import askStyles from "./ask.module.css";
import type { Choice, Prompt } from "./contract/layout.ts";
import handStyles from "./pieces/hand.module.css";
import piecesStyles from "./pieces/pieces.module.css";

interface Props {
  prompt: Prompt;
  refusal: Problem | null;
  choices: Choice[];
  hint: string | null;
  waiting: boolean;
}

export function Ask({ prompt, refusal, choices, hint, waiting }: Props) {
  return (
    <div class={`${askStyles.ask}${choices.length === 0 ? ` ${askStyles.bare}` : ""}`} data-part="ask">
      {/* Screen readers get it from spoken.ts. */}
      <div class={askStyles.line}>
        {refusal ? (
          <p class={`${askStyles.prompt} ${askStyles.refusal}`}>
            <Explained problem={refusal} />
          </p>
        ) : (
          prompt.yours && (
            <p class={askStyles.prompt}>
              {prompt.said && <span aria-hidden="true">{prompt.said}</span>}
              {prompt.words}
              {waiting && <Loading />}
            </p>
          )
        )}
      </div>
      {!refusal && !prompt.yours && (
        <p class={`${askStyles.prompt} ${askStyles.idle}`}>
          {prompt.words}
          {waiting && <Loading />}
        </p>
      )}
      <div class={askStyles.choices} data-part="choices">
        <Buttons choices={choices} hint={hint} />
      </div>
    </div>
  );
}

/** The buttons of choices. */
export function Buttons({ choices, hint }: Pick<Props, "choices" | "hint">) {
  const isAdvised = choices.some(({ event }) => event === hint); // then no other button is primary
  return (
    <>
      {choices.map(({ event, label, primary, off, on, suit, brief, note, room }, at) => (
        <button
          key={`${at} ${label.replace(/\d/g, "")}`}
          type="button"
          class={`${buttonStyles.button} ${askStyles.button}${(isAdvised ? event === hint : primary) ? ` ${buttonStyles.primary} ${askStyles.primary}` : ""}${event === hint ? ` ${handStyles.advised}` : ""}${suit ? ` ${askStyles.suited}` : ""}${brief ? ` ${askStyles.brief}` : ""}`}
          data-event={off ? undefined : event}
          data-room={room}
          aria-disabled={off ? true : undefined}
          aria-pressed={on}
          aria-label={note || brief ? label : undefined}
          aria-describedby={note && `leads-${at}`}
        >
          {suit && (
            <span class={piecesStyles.token}>
              <Suit suit={suit} />
            </span>
          )}
          {!brief && label}
          {note && (
            <span class={askStyles.leads} id={`leads-${at}`}>
              {note}
            </span>
          )}
        </button>
      ))}
    </>
  );
}
