// Where a text may hold a link. What programs put around one, and make of it, the engine takes off again.

// Behind "#", also as some programs write it, or as a long word of its own.
const behindHash = /(?:#|%(?:25)*23|&#35;|=23|＃)[^A-Za-z0-9\n]{0,4}[a-z]\d/;
const alone = /(?:^|[^A-Za-z0-9])[gzc]\d[\w-]{12,}/;
const ofTag = /^[\s>]*\[\s*(?:ECN|Game|Rules)\b/m;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Return the part of a text in which a link begins, "" where none does. A record that names one is none. */
export function linkIn(text: string): string {
  const word = text.trim();
  if (/^[gzc]\d[\w-]{6,}(?:@\S*)?$/.test(word)) return word;
  if (ofTag.test(word)) return "";
  for (const one of [word, decoded(word)]) {
    const found = behindHash.exec(one) ?? alone.exec(one);
    if (found) return one.slice(found.index).replace(/^[^A-Za-z0-9%&=＃]+/, "");
  }
  return "";
}

/** Return the link that the part of an address behind "#" holds, as it is written there; "" for none. */
export const linkOf = (hash: string): string => (linkIn(`#${hash}`) ? hash : "");
