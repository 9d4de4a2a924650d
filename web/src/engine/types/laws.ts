// The 51 laws of the London clubs, and the arbiter. Their words are in topics/laws.ftl: `loadTopic("laws")`.
// Made by `make types` from py/ecarte/types/laws.py: what is to be different is declared there.

/** Words: `law-<number>` (what it says), `law-<number>-title`. */
export interface Law {
  number: number;
  /** `law-kind-<kind>`; "built": cannot go wrong on a screen */
  kind: "built" | "option" | "ruling" | "score";
  /** the game's rules it belongs to, "E26" */
  rules: string[];
}

export interface Group {
  /** `arbiter-group-<name>` */
  name: string;
  /** `arbiter-what-<what>` */
  what: string[];
}

export interface Laws {
  laws: Law[];
  /** what may have happened, by when */
  groups: Group[];
}

export interface Choice {
  /** `arbiter-choice-<name>` */
  name: string;
  /** each `arbiter-effect-<effect>` */
  effects: string[];
}

export interface Verdict {
  /** the one it rests on first; none with "players" */
  laws: number[];
  /** `arbiter-chooser-<chooser>`; null ("none"): there is one choice, the law's; "players": no law speaks of it */
  chooser: "elder" | "dealer" | "opponent" | "players" | null;
  choices: Choice[];
}

export interface Asked {
  question: string;
  answer: string;
}

export interface ArbiterQuestion {
  /** `arbiter-ask-<name>` */
  name: string;
  /** `arbiter-answer-<name>-<answer>` */
  answers: string[];
}

/** As far as the arbiter has been told: either a question is left, or there is a verdict. */
export interface Arbiter {
  what: string;
  asked: Asked[];
  question: ArbiterQuestion | null;
  verdict: Verdict | null;
}
