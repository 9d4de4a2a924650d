// What happy-dom lacks and the page cannot do without: a database, and the description of the site.
import "fake-indexeddb/auto";

const site = {
  version: "1.2.3",
  engine: "engine/",
  cards: "cards/",
  policies: {
    table: "policies/table.bin",
    "other table": "policies/other.bin",
    "third table": "policies/third.bin",
    "machine-game": "policies/machine.wasm",
  },
  deals: { base: "deals/", known: 256, cards: [[]] },
};
if (!document.getElementById("site")) {
  const description = document.createElement("script");
  description.id = "site";
  description.type = "application/json";
  description.textContent = JSON.stringify(site);
  document.head.append(description);
}
