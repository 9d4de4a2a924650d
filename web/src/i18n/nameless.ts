// What is no name in a record: nothing, "?", and what the page calls its own player (`you-in-record`), in
// every language it may have been played in.
const nameless = ["", "?", "You", "Vous", "あなた"];

export const isName = (tag: string): boolean => !nameless.includes(tag);

/** The player of some page, this one or another. */
export const isPlayer = (tag: string): boolean => nameless.indexOf(tag) > 1;
