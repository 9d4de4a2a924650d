// Buttons that are tapped while another finger holds a hand, or has just let one go: browsers make no click of such taps.
import { useRef } from "preact/hooks";

const buttonIn = (element: EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>("button[data-event]") : null;

/** Return the events that press a button under any finger, for the element around the buttons. */
export function useTaps() {
  const down = useRef(new Map<number, HTMLElement>());
  return {
    onPointerDown({ pointerId, pointerType, target }: PointerEvent): void {
      const button = buttonIn(target);
      if (button && pointerType !== "mouse") down.current.set(pointerId, button);
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent): void {
      const button = down.current.get(pointerId);
      down.current.delete(pointerId);
      if (button && button === buttonIn(document.elementFromPoint(clientX, clientY))) button.click();
    },
    onPointerCancel({ pointerId }: PointerEvent): void {
      down.current.delete(pointerId);
    },
    onTouchEnd(event: TouchEvent): void {
      if (buttonIn(event.target)) event.preventDefault(); // the browser's own click would be a second one
    },
  };
}
