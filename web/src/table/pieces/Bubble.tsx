// What somebody says, on a slip of paper for a moment. The log tells it to ears.
import type { Said } from "../contract/layout.ts";

export function Bubble({ said, whose }: { said: Said; whose: "mine" | "theirs" }) {
  return (
    <p key={said.at} class={`bubble ${whose}`} aria-hidden="true">
      {said.words}
    </p>
  );
}
