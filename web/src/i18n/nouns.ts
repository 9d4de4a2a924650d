/** Nouns that have stood where a name does: "The opponent". */
export const nouns = new Set<string>();
