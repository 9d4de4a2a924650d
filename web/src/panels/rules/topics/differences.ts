// In what a game differs from the usual one, topic by topic: the names of sentences.
import type { Options, OptionValue } from "../../../engine/types/view.ts";

/** An option of the game, a value that needs a sentence, and the sentence. */
export type Differences<T extends string> = Record<T, [option: string, value: OptionValue, sentence: string][]>;

export const differences = <T extends string>(told: Differences<T>, options: Options, topic: T): string[] =>
  told[topic].filter(([option, value]) => options[option] === value).map(([, , sentence]) => sentence);
