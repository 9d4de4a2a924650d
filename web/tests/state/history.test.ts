// The address: what it names, and the steps of the history.
import { beforeEach, expect, test, vi } from "vitest";
import * as address_ from "../../src/state/address.ts";
import * as history_ from "../../src/state/history.ts";

const { addressed, chapterAt, momentOf, page, place, placeAt, placeHash, samePlace } = address_;
const { byHand, openNamed, shownPanel } = history_;

const at = (hash: string): void => history.replaceState(null, "", `/fr/?x=1${hash}`);

beforeEach(() => at(""));

test("a game, a replay and its moment, a link and its moment are told apart", () => {
  const seen = (hash: string) => {
    at(hash);
    return { game: addressed(), place: place(), panel: page()?.panel ?? null };
  };
  const none = { game: null, place: null, panel: null };
  expect(seen("")).toEqual(none);
  expect(seen("#game=0a9")).toEqual({ ...none, game: "0a9" });
  expect(seen("#game=0a9;x")).toEqual(none);
  expect(seen("#replay=0a9")).toEqual({ ...none, place: { kept: "0a9", at: null } });
  expect(seen("#replay=0a9@3%2312")).toEqual({ ...none, place: { kept: "0a9", at: "3#12" } });
  expect(seen("#replay=0a9@3#12/0#4")).toEqual({ ...none, place: { kept: "0a9", at: "3#12/0#4" } });
  expect(seen("#replay=0a9@3%2312/0%234")).toEqual({ ...none, place: { kept: "0a9", at: "3#12/0#4" } });
  expect(seen("#g1AbC-_9@2#0")).toEqual({ ...none, place: { link: "g1AbC-_9@2#0" } });
  for (const hash of [
    "%20g1AbC-_9",
    "(g1AbC-_9)",
    "%23g1AbC-_9.",
    "/g1AbC-_9",
    "g1AbC-_9%E2%80%9D",
    "g1AbC-_9?fbclid=x",
  ])
    expect(seen(`#${hash}`)).toEqual({ ...none, place: { link: hash } });
  expect(seen("#game=g1abcdefghijklmnop")).toEqual({ ...none, game: "g1abcdefghijklmnop" });
  expect(seen("#main")).toEqual(none);
  expect(seen("#book=E17")).toEqual({ ...none, panel: "book" });
  expect(seen("#arbiter")).toEqual({ ...none, panel: "arbiter" });
  expect(seen("#settings=E17")).toEqual(none);
});

test("the moment of a place, and the same game at another", () => {
  expect(momentOf({ kept: "a", at: null })).toBeNull();
  expect(momentOf({ kept: "a", at: "2#1" })).toBe("2#1");
  expect(momentOf({ link: "g1x" })).toBeNull();
  expect(momentOf({ link: "g1x@2#1" })).toBe("2#1");
  expect(momentOf({ link: "g1x@2%231" })).toBe("2#1");
  expect(placeAt({ link: "g1x@2#1" }, "3#0")).toEqual({ link: "g1x@3#0" });
  expect(placeAt({ kept: "a", at: null }, "3#0")).toEqual({ kept: "a", at: "3#0" });
  expect(samePlace({ link: "g1x@2#1" }, { link: "g1x" })).toBe(true);
  expect(samePlace({ link: "g1x" }, { link: "g1y" })).toBe(false);
  expect(samePlace({ kept: "a", at: "1#0" }, { kept: "a", at: null })).toBe(true);
  expect(samePlace({ kept: "g1x", at: null }, { link: "g1x" })).toBe(false);
  // A link to several games names one of them before the moment.
  expect(momentOf({ link: "s1x@2:1%233" })).toBe("1#3");
  expect(momentOf({ link: "s1x@2" })).toBeNull();
  expect(placeAt({ link: "s1x@2" }, "1#3")).toEqual({ link: "s1x@2:1#3" });
  expect(placeAt({ link: "s1x" }, "1#3")).toEqual({ link: "s1x@1:1#3" });
  expect(placeHash({ link: "s1x@2:1#3" })).toBe("s1x@2:1%233");
  expect(placeHash(chapterAt("s1x@2:1#3", 3))).toBe("s1x@3");
  expect(samePlace({ link: "s1x" }, { link: "s1x@1:2#0" })).toBe(true);
  expect(samePlace({ link: "s1x@1:2#0" }, { link: "s1x@2:2#0" })).toBe(false);
});

test("going to a replay and on in it is one step; path and question mark stay", () => {
  at("#game=0a9");
  const { length } = history;
  expect(byHand()).toBe(true);
  history_.goTo({ kept: "b2", at: null });
  address_.moveTo({ kept: "b2", at: "1#4" });
  expect(location.href).toBe("http://page.test/fr/?x=1#replay=b2@1%234");
  expect(history.length).toBe(length + 1);
  expect(byHand()).toBe(false);
  address_.address("0a9"); // something else is looked at
  expect(place()).toEqual({ kept: "b2", at: "1#4" });
  address_.moveTo({ link: "z1x" });
  expect(location.hash).toBe("#z1x");
});

test("a panel takes the place of any but the list of games; pages have an address", () => {
  at("#game=0a9");
  const { length } = history;
  history_.openPanel("menu");
  history_.openPanel("settings"); // in the menu's place
  expect([shownPanel(), history.length]).toEqual(["settings", length + 1]);
  history_.openPanel("games");
  expect([shownPanel(), history.length]).toEqual(["games", length + 1]);
  history_.openPanel("import"); // lies on the list
  expect([shownPanel(), history.length]).toEqual(["import", length + 2]);
  history_.openPanel("book", "E17");
  expect([shownPanel(), location.hash]).toEqual(["book", "#book=E17"]);
  address_.turnTo("E18");
  expect(page()).toEqual({ panel: "book", at: "E18" });
});

test("a shortcut opens its panel once, over the bare address", () => {
  at("#games");
  openNamed();
  expect([shownPanel(), location.hash]).toEqual(["games", ""]);
  at("#about"); // no panel that an address may open
  openNamed();
  expect(shownPanel()).toBeNull();
});

test("an address that is opened while a panel is being closed comes after that", async () => {
  at("#game=a");
  history_.openPanel("menu");
  const go = vi.spyOn(history, "go").mockImplementation(() => {}); // the browser goes back a moment later
  const closed = history_.closePanels();
  const opened = history_.goToHash("#games");
  await Promise.resolve();
  expect(location.hash).toBe("#game=a");
  dispatchEvent(new PopStateEvent("popstate"));
  await Promise.all([closed, opened]);
  expect(go.mock.calls).toEqual([[-1]]);
  expect(location.hash).toBe("#games");
  go.mockRestore();
});

test("what the history holds of others is no panel", () => {
  history.replaceState({ panel: "no such panel", depth: 3 }, "", "/");
  expect(shownPanel()).toBeNull();
  history.replaceState("text", "", "/");
  expect(shownPanel()).toBeNull();
});

test("laid on an untouched table a game is a step; on a panel or a step of ours it is none", () => {
  at("#game=a");
  const { length } = history;
  history_.goToGame("b");
  expect([addressed(), history.length]).toEqual(["b", length + 1]);
  history_.openPanel("new");
  history_.goToGame("c");
  expect([addressed(), history.length]).toEqual(["c", length + 2]);
});
