// In the evening nothing shines: grounds and inks come from the tokens, or are given for both times of day.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(process.cwd(), "src");
const sheets = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css") && !file.endsWith("tokens.css"))
  .map((file): [string, string] => [file, readFileSync(join(src, file), "utf8")]);

// Small things that are of one material at any hour, with their own ink.
const ONE_MATERIAL = [
  "kit/printed.module.css color: #000", // on paper
  "panels/match/standing.module.css background: #fffcf4", // the number on a chip
  "replay/moves/scoreline.module.css background: #fff3cf", // a line of brass on walnut
  "replay/pieces/pieces.module.css background: #efe5d0", // a counter of bone
  "kit/qrCode.module.css background: #fff", // a code for a camera
  "kit/qrCode.module.css fill: #000",
];

/** Return the relative luminance of a colour, from 0 to 1. */
function luminance(hex: string): number {
  const wide = hex.length < 6 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(wide.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Return the declarations of a style sheet that are light grounds or dark inks at any hour. */
const fixed = (css: string): string[] =>
  [...css.matchAll(/(?<![-\w])(background|background-color|color|fill): #([0-9a-f]{3,8})(?=[;\s])/g)]
    .filter(([, what, hex = ""]) => (what?.startsWith("background") ? luminance(hex) > 0.5 : luminance(hex) < 0.15))
    .map(([found]) => found);

test("grounds and inks follow the time of day", () => {
  const found = sheets.flatMap(([file, css]) => fixed(css).map((one) => `${file} ${one}`));
  expect(found.filter((one) => !ONE_MATERIAL.includes(one))).toEqual([]);
  expect(ONE_MATERIAL.filter((one) => !found.includes(one))).toEqual([]);
});

test("a white ground and a black ink are found", () => {
  expect(fixed("a { background: #fff; color: #211a12; } b { background: #0b0604; color: #fff8e6; }")).toEqual([
    "background: #fff",
    "color: #211a12",
  ]);
});
