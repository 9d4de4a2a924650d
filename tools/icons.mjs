// node tools/icons.mjs OUT: the application's icons out of web/icons/icon.svg.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { Resvg } = createRequire(new URL("../web/package.json", import.meta.url))("@resvg/resvg-js");
const out = process.argv[2];
const svg = readFileSync(new URL("../web/icons/icon.svg", import.meta.url), "utf8");
mkdirSync(out, { recursive: true });
for (const size of [180, 192, 512])
  writeFileSync(`${out}/${size}.png`, new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng());
// A browser tab is no phone: the corners are rounded.
writeFileSync(`${out}/tab.svg`, svg.replace('<rect width="512" height="512"', '<rect width="512" height="512" rx="96"'));
