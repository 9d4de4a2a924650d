// Joining sentences. After a full-width sign such as 。 there is no space. Between elements stands the message
// `sentence-gap`, the space of the language.
const FULL_WIDTH = /[\u3001-\u303f\uff01-\uff60]$/;

/** Return sentences as one text; those that are missing are left out. */
export function joined(sentences: (string | false | null | undefined)[]): string {
  let text = "";
  for (const sentence of sentences)
    if (sentence) text += text === "" || FULL_WIDTH.test(text) ? sentence : ` ${sentence}`;
  return text;
}
