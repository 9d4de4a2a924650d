// Installing where the browser offers nothing: on iPhone and iPad the user does it in a menu of the browser. And
// Safari's limits for a page that is not installed.
import { isFirstTime } from "./kept.ts";

/** Properties of Apple's browsers that are missing in the DOM's types. `standalone`: opened from the home screen. */
interface AppleNavigator extends Navigator {
  standalone?: boolean;
}

/** Return whether the page runs as an installed application. */
export const isInstalled = (): boolean =>
  (navigator as AppleNavigator).standalone === true || matchMedia("(display-mode: standalone)").matches;

/** Return whether only the browser's own menu can add the page to the home screen. */
export const addsToHome = (): boolean =>
  (navigator as AppleNavigator).standalone === false && navigator.maxTouchPoints > 0 && !isInstalled();

/** Return whether the browser deletes the page's data after seven days without a visit: Safari, and browsers based
 *  on it. */
export const forgets = (): boolean => "GestureEvent" in globalThis && !isInstalled();

/** Return whether to explain now how the page is added to the home screen, which is done once. */
export const hintsAtHome = (): boolean => addsToHome() && isFirstTime("ecarte.install-hint");
