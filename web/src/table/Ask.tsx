// The line that says what is asked, or why a card may not be played, and the buttons under it.
import { Suit } from "../cards/suits.tsx";
import type { Problem } from "../engine/types/view.ts";
import { Explained } from "../kit/Explained.tsx";
import type { Choice, Prompt } from "./contract/layout.ts";

interface Props {
  prompt: Prompt;
  refusal: Problem | null;
  choices: Choice[];
  hint: string | null;
}

export function Ask({ prompt, refusal, choices, hint }: Props) {
  const advises = choices.some(({ event }) => event === hint); // then nothing else stands out
  return (
    <div class={`ask${choices.length === 0 ? " bare" : ""}`}>
      {/* Ears are told by spoken.ts. */}
      <div class="line">
        {refusal ? (
          <p class="prompt refusal">
            <Explained problem={refusal} />
          </p>
        ) : (
          prompt.yours && (
            <p class="prompt">
              {prompt.said && <span aria-hidden="true">{prompt.said}</span>}
              {prompt.words}
            </p>
          )
        )}
      </div>
      {!refusal && !prompt.yours && <p class="prompt idle">{prompt.words}</p>}
      <div class="choices">
        {choices.map(({ event, label, primary, off, on, suit, brief, note, room }, at) => (
          <button
            key={`${at} ${label.replace(/\d/g, "")}`}
            type="button"
            class={`button${(advises ? event === hint : primary) ? " primary" : ""}${event === hint ? " advised" : ""}${suit ? " suited" : ""}${brief ? " brief" : ""}`}
            data-event={off ? undefined : event}
            data-room={room}
            aria-disabled={off ? true : undefined}
            aria-pressed={on}
            aria-label={note || brief ? label : undefined}
            aria-describedby={note && `leads-${at}`}
          >
            {suit && (
              <span class="token">
                <Suit suit={suit} />
              </span>
            )}
            {!brief && label}
            {note && (
              <span class="leads" id={`leads-${at}`}>
                {note}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
