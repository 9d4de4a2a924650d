// Installing, modestly: a line in the menu where the browser offers it, and nothing else.
import type { Controller } from "../control/controller.ts";

/** What Chromium fires; not yet in TypeScript's DOM. */
interface Offer extends Event {
  prompt(): Promise<void>;
}

let offer: Offer | null = null;

export function listenForInstall(controller: Controller): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // no banner of the browser's
    offer = event as Offer;
    controller.set({ installable: true });
  });
  addEventListener("appinstalled", () => {
    offer = null;
    controller.set({ installable: false });
  });
}

export async function install(controller: Controller): Promise<void> {
  await offer?.prompt();
  offer = null;
  controller.set({ installable: false });
}
