// Input that the page is opened with besides its address: files from the system, and texts shared by another
// application. The manifests (tools/building/identity.py) ask for both.
import type { Brought } from "./take.ts";

/** The launch queue of Chromium, which is missing in the DOM's types. */
interface Launched {
  targetURL?: string;
  files: readonly FileSystemFileHandle[];
}
interface LaunchQueue {
  setConsumer(consumer: (launched: Launched) => void): void;
}

let begin = (): void => {};
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Begin to handle launches, once the first game is on the table. */
export const beginLaunch = (): void => begin();

/** Return the text that another application shares through the address: a link among other words, or a text. */
function sharedIn({ searchParams }: URL): string {
  const text = ["shared", "shared-link"].map((name) => searchParams.get(name) ?? "").join("\n");
  const link = text.split(/\s+/).find((word) => /^https?:\S+#[a-z]\d\S*$/.test(word));
  return link ?? text.trim();
}

/** Pass on the input of this launch and of all later ones, and the part behind "#" of a later one's address. */
export function takeLaunched(take: (what: Brought) => void, goToHash: (hash: string) => void): void {
  const here = new URL(location.href);
  const bring = (address: URL) => {
    const text = sharedIn(address);
    if (text) take({ text });
  };
  let loaded = here.href;
  void begun.then(() => {
    bring(here);
    (window as { launchQueue?: LaunchQueue }).launchQueue?.setConsumer(({ targetURL = "", files }) => {
      const again = targetURL !== loaded; // the page itself was not opened by this launch
      loaded = "";
      if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then((files) => take({ files }));
      else if (again && targetURL) {
        const address = new URL(targetURL);
        bring(address);
        if (address.hash) goToHash(address.hash);
      }
    });
  });
  // A reload must not use it again.
  if (!here.searchParams.has("shared") && !here.searchParams.has("shared-link")) return;
  const rest = new URL(here);
  for (const name of ["shared", "shared-link"]) rest.searchParams.delete(name);
  history.replaceState(history.state, "", rest);
}
