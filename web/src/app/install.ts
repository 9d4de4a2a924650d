// Installing the page: an entry in the menu where the browser offers it.
import { store } from "../control/store.ts";

/** An event of Chromium that is missing in the DOM's types. */
interface Offer extends Event {
  prompt(): Promise<void>;
}

let offer: Offer | null = null;

/** Watch whether the browser offers to install the page. */
export function listenForInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // no banner of the browser
    offer = event as Offer;
    store.set({ installable: true });
  });
  addEventListener("appinstalled", () => {
    offer = null;
    store.set({ installable: false });
  });
}

/** Install the page, if the browser offers it. */
export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
  store.set({ installable: false });
}
