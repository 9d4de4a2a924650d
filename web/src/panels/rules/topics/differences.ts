import { lookUp } from "../../../engine/lookUp.ts";
import type { Options, OptionValue } from "../../../engine/types/view.ts";

/** By topic: an option, a different value, and the sentence about it. */
export type Differences<T extends string> = Record<T, [option: string, value: OptionValue, sentence: string][]>;

/** Return the sentences that a topic needs by the options of a game. */
export const differences = <T extends string>(known: Differences<T>, options: Options, topic: T): string[] =>
  (lookUp<Differences<T>[T]>(known, topic) ?? []).flatMap(([option, value, sentence]) =>
    lookUp(options, option) === value ? [sentence] : [],
  );
