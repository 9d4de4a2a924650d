// Where tools/building/site.py put what it made: folders named by the hash of their contents.
declare const __SITE__: {
  version: string; // of the page and the engine
  engine: string; // "/engine/<hash>/", the frame's own address
  cards: string; // "/cards/<hash>/": Ks.svg … 7c.svg, back.svg
  policies: Record<string, string>; // each table of the strongest player: "/policies/<name>.<hash>.bin"
  deals: { base: string; shards: number; each: number }; // "/deals/<hash>/": 0.json …, each a list of Answers
};
export const site = __SITE__;
export const cardUrl = (name: string): string => `${site.cards}${name}.svg`; // "Ks", "back"
