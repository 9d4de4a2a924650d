// In place of `virtual:pwa-register`, which only the build has: what the page is told by it, a test calls itself.
interface Options {
  onNeedRefresh(): void;
}

/** The latest registration. */
export const registered: { options?: Options } = {};

export function registerSW(options: Options): () => Promise<void> {
  registered.options = options;
  return async () => {};
}
