// The 51 laws of the London clubs, and the arbiter. Their words are in topics/laws.ftl: `loadTopic("laws")`.

/** Words: `law-<number>` (what it says), `law-<number>-title`. */
export interface Law {
  number: number;
  kind: "built" | "option" | "ruling" | "score"; // `law-kind-<kind>`; "built": cannot go wrong on a screen
  rules: string[]; // the game's rules it belongs to, "E26"
}

export interface Laws {
  laws: Law[];
  groups: { name: string; what: string[] }[]; // what may have happened, by when: `arbiter-group-<name>`, `arbiter-what-<what>`
}

/** As far as the arbiter has been told: either a question is left, or there is a verdict. */
export interface Arbiter {
  what: string;
  asked: { question: string; answer: string }[];
  question: { name: string; answers: string[] } | null; // `arbiter-ask-<name>`, `arbiter-answer-<name>-<answer>`
  verdict: Verdict | null;
}

export interface Verdict {
  laws: number[]; // the one it rests on first; none with "players"
  chooser: "elder" | "dealer" | "opponent" | "players" | null; // `arbiter-chooser-<chooser>`; null ("none"): there is one choice, the law's; "players": no law speaks of it
  choices: { name: string; effects: string[] }[]; // `arbiter-choice-<name>`; each `arbiter-effect-<effect>`
}
