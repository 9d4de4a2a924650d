// node tools/building/render.mjs LIST: SVG drawings as PNG pictures. LIST is a JSON file of [drawing, picture, width].
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const { Resvg } = createRequire(new URL("../../web/package.json", import.meta.url))("@resvg/resvg-js");
for (const [drawing, picture, width] of JSON.parse(readFileSync(process.argv[2], "utf8"))) {
  const made = new Resvg(readFileSync(drawing, "utf8"), { fitTo: { mode: "width", value: width } }).render();
  writeFileSync(picture, made.asPng());
}
