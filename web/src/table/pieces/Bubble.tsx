// What somebody says, on a slip of paper for a moment. The log tells it to ears.

export interface Said {
  words: string;
  at: string; // another moment is another bubble, whatever it says
}

export function Bubble({ said, whose }: { said: Said; whose: "mine" | "theirs" }) {
  return (
    <p key={said.at} class={`bubble ${whose}`} aria-hidden="true">
      {said.words}
    </p>
  );
}
