// Finding a link in a text. The engine then removes what programs have put around it or changed in it.

// A link stands behind "#", however programs write that, or is a long word of its own.
const behindHash = /(?:#|%(?:25)*23|&#35;|=23|＃)[^A-Za-z0-9\n]{0,4}[a-z]\d/;
const alone = /(?:^|[^A-Za-z0-9])[gzcs]\d[\w-]{12,}/;
const tag = /^[\s>]*\[\s*(?:ECN|Game|Rules)\b/m;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Return a text from its first link on, "" if it has none. A record is not searched: it may mention one. */
export function linkIn(text: string): string {
  const word = text.trim();
  if (/^[gzcs]\d[\w-]{6,}(?:@\S*)?$/.test(word)) return word;
  if (tag.test(word)) return "";
  for (const one of [word, decoded(word)]) {
    const found = behindHash.exec(one) ?? alone.exec(one);
    if (found) return one.slice(found.index).replace(/^[^A-Za-z0-9%&=＃]+/, "");
  }
  return "";
}

/** Return the part of an address behind "#" as it is written, if it holds a link; "" if not. */
export const linkOf = (hash: string): string => (linkIn(`#${hash}`) ? hash : "");
