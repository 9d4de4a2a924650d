// Where the page is added to the home screen by hand, where it is forgotten, and that this is said once.
import { beforeEach, expect, test, vi } from "vitest";
import { addsToHome, forgets, hintsAtHome, isInstalled } from "../../src/browser/install.ts";

beforeEach(() => localStorage.clear());

/** A browser. `isSafari`: it has what only Apple's engine has. */
function use({ standalone, fingers = 0, isSafari = false, isWindow = true }: Browser): void {
  vi.stubGlobal("navigator", { maxTouchPoints: fingers, ...(standalone === undefined ? {} : { standalone }) });
  vi.stubGlobal("matchMedia", () => ({ matches: !isWindow }));
  if (isSafari) vi.stubGlobal("GestureEvent", class {});
}
interface Browser {
  standalone?: boolean;
  fingers?: number;
  isSafari?: boolean;
  isWindow?: boolean;
}

test.each<[string, Browser, { installed: boolean; adds: boolean; forgets: boolean }]>([
  [
    "Safari on an iPhone",
    { standalone: false, fingers: 5, isSafari: true },
    { installed: false, adds: true, forgets: true },
  ],
  [
    "the same, from the home screen",
    { standalone: true, fingers: 5, isSafari: true, isWindow: false },
    { installed: true, adds: false, forgets: false },
  ],
  ["Safari on a Mac", { standalone: false, isSafari: true }, { installed: false, adds: false, forgets: true }],
  [
    "the same, from the Dock",
    { standalone: false, isSafari: true, isWindow: false },
    { installed: true, adds: false, forgets: false },
  ],
  ["Chromium on Android", { fingers: 5 }, { installed: false, adds: false, forgets: false }],
  ["Chromium, installed", { fingers: 5, isWindow: false }, { installed: true, adds: false, forgets: false }],
  ["Firefox, WebKitGTK", {}, { installed: false, adds: false, forgets: false }],
])("%s", (_, browser, { installed, adds, forgets: does }) => {
  use(browser);
  expect([isInstalled(), addsToHome(), forgets()]).toEqual([installed, adds, does]);
  expect(hintsAtHome()).toBe(adds);
});

test("the hint comes once", () => {
  use({ standalone: false, fingers: 5, isSafari: true });
  expect([hintsAtHome(), hintsAtHome()]).toEqual([true, false]);
});

test("without storage it never comes", () => {
  use({ standalone: false, fingers: 5, isSafari: true });
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(hintsAtHome()).toBe(false);
});
