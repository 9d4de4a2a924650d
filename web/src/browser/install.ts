// Installing where the browser announces nothing: on iPhone and iPad the player does it, by a menu of the browser; and
// what Safari does with the page while it is not installed.
const key = "ecarte.install-hint";

/** What only Apple's browsers have; the types of the DOM lack it. `standalone`: opened from the home screen. */
interface AppleNavigator extends Navigator {
  standalone?: boolean;
}

/** Whether the page runs as an application of its own. */
export const isInstalled = (): boolean =>
  (navigator as AppleNavigator).standalone === true || matchMedia("(display-mode: standalone)").matches;

/** Whether the player can add the page to the home screen, by the browser's own menu alone. */
export const addsToHome = (): boolean =>
  (navigator as AppleNavigator).standalone === false && navigator.maxTouchPoints > 0 && !isInstalled();

/** Whether the browser deletes what the page keeps after seven days without a visit: Safari, and what is built on it. */
export const forgets = (): boolean => "GestureEvent" in globalThis && !isInstalled();

/** Return whether to say now how the page is added to the home screen, which is said once. */
export function hintsAtHome(): boolean {
  if (!addsToHome()) return false;
  try {
    if (localStorage.getItem(key) !== null) return false;
    localStorage.setItem(key, "yes");
    return true;
  } catch {
    return false; // without storage it would be said after every deal
  }
}
