// The addresses of what tools/building/site.py made: folders are named by a hash of their contents. The page itself says them
// (web/first.ts).
interface Site {
  version: string; // of the page and the engine
  engine: string; // "/engine/<hash>/", the frame's own address
  cards: string; // "/cards/<hash>/": Ks.svg … 7c.svg, back.svg
  policies: Record<string, string>; // each table of the strongest player: "/policies/<name>.<hash>.bin"
  deals: { base: string; count: number; known: number }; // "/deals/<hash>/": 0.json …, each a prepared deal (src/engine/prepared.ts); how many seeds are known of these and of former ones
}
/** The version of the site, and where its parts are. */
export const site: Site = JSON.parse(document.getElementById("site")?.textContent ?? "{}");
/** The address of the picture of a card, "Ks", or of the "back". */
export const cardUrl = (name: string): string => `${site.cards}${name}.svg`;
