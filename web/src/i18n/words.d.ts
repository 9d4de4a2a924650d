// What web/words.ts makes of the locale files.
declare module "virtual:words" {
  /** The text of a part in each language, fetched: "first", "rest", and each topic. */
  export const parts: Record<string, Record<string, () => Promise<string>>>;
  /** How the page calls its own player in a record (`you-in-record`), in every language. */
  export const selves: string[];
}
