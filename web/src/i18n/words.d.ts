// The module that web/words.ts makes of the locale files.
declare module "virtual:words" {
  /** For each part, "first", "rest" and each topic, the function that fetches its text in a language. */
  export const parts: Record<string, Record<string, () => Promise<string>>>;
  /** The page's word for its player in records (`you-in-record`), in every language. */
  export const selves: string[];
}
