// The service worker: keeps the site on the device, so that it works without a network.
// - When it is installed, it fetches every file that a game of écarté needs.
// - All other files belong to parts (web/parts.ts): a language, a game, a player's tables. They are kept when the page asks for
//   their part (src/browser/offline.ts), or when they are used.
// - A new version fetches only what has changed. It is installed when all parts that were kept are complete again.
import { clientsClaim } from "workbox-core";
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

const files = self.__WB_MANIFEST; // those of a part name their parts, and the bytes that are sent
const REVISION = "__WB_REVISION__"; // of a file, in its key in workbox's cache
const HASHED = /\/(app|cards|engine)\/([a-z]+-)?[0-9a-f]{16}\//; // folders named by all they hold

const keyOf = (request) => {
  const { pathname, searchParams } = new URL(request.url);
  return `${searchParams.get(REVISION)} ${pathname.slice(pathname.lastIndexOf("/"))}`;
};

/** A copy of an answer without its address: scripts import their neighbours, and manifests name theirs, from there. */
const moved = async (answer) => new Response(await answer.blob(), answer);

let before; // what was kept when this version began to be installed: requests, by revision and name

async function unchanged(cache) {
  const requests = (await cache.keys()).filter(({ url }) => url.includes(REVISION));
  return new Map(requests.map((request) => [keyOf(request), request]));
}

addPlugins([
  {
    // A file in a hashed folder has a revision only to be found below: the browser's own cache may have it.
    requestWillFetch: async ({ request }) =>
      HASHED.test(new URL(request.url).pathname) ? new Request(request, { cache: "default" }) : request,
    // A file that has moved to another folder, because its neighbours changed, is not fetched again.
    async cachedResponseWillBeUsed({ cacheName, cachedResponse, event, request }) {
      if (cachedResponse || event.type !== "install") return cachedResponse;
      const cache = await caches.open(cacheName);
      before ??= unchanged(cache);
      const same = (await before).get(keyOf(request));
      const found = same && (await cache.match(same));
      if (!found) return undefined;
      // Browsers keep compiled WebAssembly only with an answer as it came.
      const isCode = found.headers.get("Content-Type") === "application/wasm";
      await cache.put(request, isCode ? found : await moved(found));
      return cache.match(request);
    },
  },
]);
precacheAndRoute(files.filter(({ parts }) => !parts));
cleanupOutdatedCaches();

const SITE = new URL(".", location.href); // its folder
const KEPT = SITE.pathname === "/" ? "kept" : `kept ${SITE.pathname}`; // a host may have several
const WANTED = new URL("wanted", SITE).href; // in that cache: the parts asked for, as JSON
const later = new Map(
  files.filter(({ parts }) => parts).map((file) => [new URL(file.url, location.href).pathname, file]),
);
/** The files in the order of being fetched: the strongest player's tables, the largest, keep no others waiting. */
const bySize = [...later.values()].sort((one, other) => one.bytes - other.bytes);
/** The key of a file in the cache: its address, and what it holds where the address does not say. */
const hrefOf = ({ url }) => new URL(url, location.href).href;

const options = {
  cacheName: KEPT,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => hrefOf(later.get(new URL(request.url).pathname)) }],
};
const isLater = ({ url, sameOrigin }) => sameOrigin && later.has(url.pathname);
// The page asks anew for what the engine has refused.
registerRoute((asked) => isLater(asked) && asked.request.cache === "reload", new NetworkFirst(options));
registerRoute(isLater, new CacheFirst(options));

// The page, for a navigation that has no file of its own. In a folder below, its addresses lead up first.
const index = createHandlerBoundToURL("index.html");
const belowSite = (url) => url.pathname.slice(SITE.pathname.length);
registerRoute(
  ({ url, request }) => request.mode === "navigate" && !/^(docs|engine|embed|licences)(\/|$)/.test(belowSite(url)),
  async (asked) => {
    const answer = await index(asked);
    const up = "../".repeat(belowSite(asked.url).split("/").length - 1);
    return up ? new Response((await answer.text()).replaceAll('="./', `="${up}`), answer) : answer;
  },
);
// The documentation: what was read once is there without a network.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && belowSite(url).startsWith("docs/"),
  new NetworkFirst({ cacheName: `${KEPT} docs`, matchOptions: { ignoreVary: true } }),
);
// What fails in here, such as storage the browser has damaged or cleared, must not keep from the page what the network has.
setCatchHandler(({ request }) => fetch(request).catch(() => Response.error()));
clientsClaim(); // the first visit, too, may lose its network

async function wanted(cache) {
  const answer = await cache.match(WANTED);
  if (answer) return await answer.json();
  // Versions up to 0.6 kept the whole site.
  return self.registration.active ? [...later.values()].flatMap(({ parts }) => parts) : [];
}

const nameOf = (href) => href.slice(href.lastIndexOf("/")); // and what it holds

/** Fetch a file of a part, unless it only has moved to another folder: then what is kept of it is the same. */
async function add(cache, href, same) {
  const found = same && (await cache.match(same));
  if (found) return cache.put(href, await moved(found));
  const answer = await fetch(HASHED.test(href) ? href.replace(/\?.*/, "") : href); // as the page asks for it
  if (!answer.ok) throw new Error(`${answer.status} ${href}`);
  await cache.put(href, answer);
}

/** Fetch what is missing of some parts; `tell` is called before, and after each file. */
async function fill(cache, names, tell = () => {}) {
  const requests = await cache.keys();
  const kept = new Set(requests.map(({ url }) => url));
  const known = new Map(requests.map((request) => [nameOf(request.url), request]));
  const shares = () =>
    [...later.values()].map((file) => ({ parts: file.parts, bytes: file.bytes, kept: kept.has(hrefOf(file)) }));
  tell(shares());
  for (const file of bySize) {
    const href = hrefOf(file);
    if (kept.has(href) || !file.parts.every((part) => names.includes(part))) continue;
    await add(cache, href, known.get(nameOf(href)));
    kept.add(href);
    tell(shares());
  }
}

/** Keep some parts, and no longer others. */
async function keep({ keep: names, drop = [] }, tell) {
  const cache = await caches.open(KEPT);
  if (names) await cache.put(WANTED, new Response(JSON.stringify(names)));
  for (const file of later.values())
    if (file.parts.some((part) => drop.includes(part))) await cache.delete(hrefOf(file));
  await fill(cache, names ?? [], tell);
}

let work = Promise.resolve();

addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data.type === "SKIP_WAITING") void self.skipWaiting();
  if (data.type !== "KEEP") return;
  const tell = (shares) => ports[0].postMessage({ shares });
  work = work
    .then(() => keep(data, tell))
    .then(
      () => ports[0].postMessage({ done: true }),
      () => ports[0].postMessage({ failed: true }),
    );
  event.waitUntil(work);
});

addEventListener("install", (event) => {
  const filled = caches.open(KEPT).then(async (cache) => fill(cache, await wanted(cache)));
  event.waitUntil(filled);
});

addEventListener("activate", (event) => {
  const named = new Set([WANTED, ...[...later.values()].map(hrefOf)]);
  const cleaned = caches.open(KEPT).then(async (cache) => {
    for (const request of await cache.keys()) if (!named.has(request.url)) await cache.delete(request);
  });
  event.waitUntil(cleaned);
});
