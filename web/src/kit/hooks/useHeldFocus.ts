import { useLayoutEffect } from "preact/hooks";

interface Place {
  readonly current: HTMLElement | null;
}

const buttonsIn = ({ current }: Place): Element[] => [...(current?.querySelectorAll("button") ?? [])];

/**
 * Keep the focus when the pressed button of a list goes: it moves to the button that takes its place, or to the last one, or, where
 * none is left, to ``after``.
 */
export function useHeldFocus(list: Place, after: Place): void {
  const { activeElement } = document;
  const at = activeElement ? buttonsIn(list).indexOf(activeElement) : -1; // before it goes
  useLayoutEffect(() => {
    if (at < 0 || document.activeElement !== document.body) return;
    const buttons = buttonsIn(list) as HTMLElement[];
    (buttons[at] ?? buttons.at(-1) ?? after.current)?.focus({ preventScroll: true });
  });
}
