// The 51 laws of the London clubs, and the arbiter. Their words are in topics/laws.ftl: `loadTopic("laws")`.
// Made by `make types` from py/ecarte/types/laws.py: what is to be different is declared there.

/** One law. Words: `law-<number>` (its text), `law-<number>-title`. */
export interface Law {
  number: number;
  kind: "built" | "option" | "ruling" | "score"; // `law-kind-<kind>`; "built": cannot go wrong on a screen
  rules: string[]; // the game's rules it belongs to, "E26"
}

/** What may have happened at one time of a deal. */
export interface Group {
  name: string; // `arbiter-group-<name>`
  what: string[]; // `arbiter-what-<what>`
}

/** All laws, and what the arbiter can be asked. */
export interface Laws {
  laws: Law[];
  groups: Group[];
}

/** What may be done after an irregularity. */
export interface Choice {
  name: string; // `arbiter-choice-<name>`
  effects: string[]; // each `arbiter-effect-<effect>`
}

/** What the laws rule. */
export interface Verdict {
  laws: number[]; // the law it rests on comes first; none with "players"
  /** `arbiter-chooser-<chooser>`; null ("none"): the law leaves one choice; "players": no law covers the case */
  chooser: "elder" | "dealer" | "opponent" | "players" | null;
  choices: Choice[];
}

/** A question of the arbiter's, with its answer. */
export interface Asked {
  question: string;
  answer: string;
}

/** A question the arbiter asks. */
export interface ArbiterQuestion {
  name: string; // `arbiter-ask-<name>`
  answers: string[]; // `arbiter-answer-<name>-<answer>`
}

/** The arbiter's next question, or its verdict. */
export interface Arbiter {
  what: string;
  asked: Asked[];
  question: ArbiterQuestion | null;
  verdict: Verdict | null;
}
