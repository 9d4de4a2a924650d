// The addresses of the files that tools/building/site.py made: folders are named by a hash of their contents. The
// page's own head holds them (web/first.ts).
interface Site {
  version: string; // of the page and the engine
  engine: string; // "engine/<hash>/", the frame's own address
  cards: string; // "cards/<hash>/": Ks.svg … 7c.svg, back.svg
  policies: Record<string, string>; // each table of the engine: "policies/<name>.<hash>.bin"
  deals: PreparedDeals;
}
/** The prepared deals (src/engine/prepared.ts). */
interface PreparedDeals {
  base: string; // "deals/<hash>/": 0.json …
  known: number; // the number of seeds of these deals and of former ones
  cards: string[][]; // the cards that each deal shows first
}

const description = document.getElementById("site");
const described: Site = JSON.parse(description?.textContent ?? "{}");

/** The site's folder, on any host and path. The page states the way there from its own address. */
export const root = new URL(description?.dataset.root ?? "./", location.href);

/** Return the absolute address of a file of the site: the page's own address changes with the language. */
export const addressOf = (path: string): string => new URL(path, root).href;

/** The version of the site, and the absolute addresses of its parts. */
export const site: Site = {
  ...described,
  engine: addressOf(described.engine),
  cards: addressOf(described.cards),
  policies: Object.fromEntries(Object.entries(described.policies).map(([name, path]) => [name, addressOf(path)])),
  deals: { ...described.deals, base: addressOf(described.deals.base) },
};

/** Make the links in the page's head absolute. Called before the page's own address changes. */
export function fixLinks(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=manifest], link[rel~=icon]"))
    link.setAttribute("href", link.href);
}

/** Return the address of the picture of a card, "Ks", or of the "back". */
export const cardUrl = (name: string): string => `${site.cards}${name}.svg`;
