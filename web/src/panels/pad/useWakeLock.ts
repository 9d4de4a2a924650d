import { useEffect } from "preact/hooks";

/** Keep the screen on while a component is shown, where the browser can do so. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const taken = await navigator.wakeLock?.request("screen");
        if (isOver) await taken?.release();
        else lock = taken ?? null;
      } catch {
        lock = null; // the battery is low, or the browser refuses
      }
    };
    void take();
    document.addEventListener("visibilitychange", take); // the browser takes it back with the page
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, []);
}
