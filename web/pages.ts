// The page in every language. index.html is written once; "/fr/" and "/ja/" are made of it, each with its language's
// title, description, manifest and sentences for a browser that cannot run it. "/" itself suits every visitor: it
// begins in English and says those sentences in all languages, because only its scripts know which one is wanted.
import type { FluentBundle } from "@fluent/bundle";
import type { Plugin } from "vite";
import { bundleOf, languages } from "./words.ts";

const usual = "en";

/** Where the site will be found, without a last slash: Netlify says it while it builds. "." when nobody does: then
 *  addresses begin at the page's folder, and no page claims to be of a host it may not be on. */
const said = (process.env.SITE_URL || (process.env.NETLIFY && process.env.URL) || "").replace(/\/+$/, "");
const base = said || ".";
if (said && !URL.canParse(said)) throw new Error(`SITE_URL is no address: ${said}`);

const bundles: ReadonlyMap<string, FluentBundle> = new Map(languages.map((lang) => [lang, bundleOf(lang)]));

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/** What boot.js replaces in a sentence. */
const LATER = { file: "{file}", got: "{got}", needed: "{needed}" };

/** A message as it may stand in HTML. */
function say(lang: string, id: string): string {
  const bundle = bundles.get(lang);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) throw new Error(`locales/${lang} does not say ${id}`);
  return escaped(bundle.formatPattern(pattern, LATER));
}

/** A language's own address. */
const pathOf = (lang: string): string => (lang === usual ? "/" : `/${lang}/`);

/** What the page says of itself to whoever does not run it: search engines, messengers, shops of applications. */
function about(lang: string, app: string): string {
  const others = [...bundles.keys()].filter((other) => other !== lang);
  const picture = `${base}/picture.png`;
  const meta = (name: string, content: string): string =>
    `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${content}" />`;
  const link = (rel: string, href: string, more = ""): string => `<link rel="${rel}" ${more}href="${href}" />`;
  return [
    `<title>${say(lang, "app-title")}</title>`,
    meta("description", say(lang, "site-description")),
    link("canonical", base + pathOf(lang)),
    ...[...bundles.keys()].map((each) => link("alternate", base + pathOf(each), `hreflang="${each}" `)),
    link("alternate", `${base}/`, 'hreflang="x-default" '),
    meta("og:type", "website"),
    meta("og:site_name", say(lang, "app-title")),
    meta("og:title", say(lang, "site-title")),
    meta("og:description", say(lang, "site-description")),
    said && meta("og:url", base + pathOf(lang)),
    meta("og:locale", say(lang, "site-locale")),
    ...others.map((other) => meta("og:locale:alternate", say(other, "site-locale"))),
    meta("og:image", picture),
    meta("og:image:type", "image/png"),
    meta("og:image:width", "1200"),
    meta("og:image:height", "630"),
    meta("og:image:alt", say(lang, "site-picture")),
    meta("twitter:card", "summary_large_image"),
    link("manifest", `./${app}${lang}.json`),
    link("icon", "./favicon.ico", 'sizes="32x32" '),
    link("icon", `./${app}tab.svg`, 'type="image/svg+xml" '),
    link("apple-touch-icon", `./${app}180.png`),
  ]
    .filter(Boolean)
    .join("\n    ");
}

/** A message as a paragraph for each of some languages. */
const paragraphs = (langs: Iterable<string>, id: string): string =>
  [...langs].map((lang) => `<p lang="${lang}">${say(lang, id)}</p>`).join("");

/** The HTML of a page in a language; of one that every visitor sees, its sentences are in all of them. */
function fill(html: string, lang: string, app: string): string {
  const spoken = lang === usual ? bundles.keys() : [lang];
  const langs = [...spoken];
  return html
    .replace(/<html lang="\w+"/, `<html lang="${lang}"`)
    .replace("<!--about-->", () => about(lang, app))
    .replace(/<!--words ([a-z-]+)-->/g, (_, id: string) => paragraphs(langs, id));
}

/** The HTML of a page of the site's folder as it is in a folder below: sw.js does the same. */
const below = (html: string): string => html.replaceAll('="./', '="../');

export function pages(app: string): Plugin {
  let building = false;
  return {
    name: "ecarte-pages",
    configResolved(config) {
      building = config.command === "build";
    },
    transformIndexHtml(html, { originalUrl = "/" }) {
      if (building) return html; // filled below, once for each language
      const asked = /^\/(\w+)\//.exec(originalUrl)?.[1] ?? "";
      return bundles.has(asked) ? below(fill(html, asked, app)) : fill(html, usual, app);
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
          const html = String(file.source);
          file.source = fill(html, usual, app);
          if (file.fileName !== "index.html") continue;
          for (const lang of bundles.keys())
            if (lang !== usual)
              this.emitFile({ type: "asset", fileName: `${lang}/index.html`, source: below(fill(html, lang, app)) });
        }
      },
    },
  };
}
