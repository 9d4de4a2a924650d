// The fingers, the mouse and the keys on both hands.

import { useEffect, useRef, useState } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import type { Seat } from "../../engine/types/view.ts";
import { type Chosen, type Grip, KEY, nobody, type Touch, touched } from "./hold.ts";

/** The events of a hand's element. */
export interface Handlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onLostPointerCapture(event: PointerEvent): void;
  onContextMenu(event: Event): void;
  onKeyDown(event: KeyboardEvent): void;
  onKeyUp(event: KeyboardEvent): void;
  onBlur(): void;
}

const isOpening = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (key === " " || key === "Enter") && !ctrlKey && !altKey && !metaKey;

/** Return the place of the card at a point, -1 for none: the nearest in its row, because cards overlap. */
function cardAt(hand: Element, x: number, y: number): number {
  const boxes = [...hand.querySelectorAll("[data-place]")].map((card) => card.getBoundingClientRect());
  const [first] = boxes;
  if (!first) return -1;
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const far = boxes.map((box) => Math.abs(x - (box.left + box.width / 2)));
  const least = Math.min(...far);
  return y < top || y > bottom || least > first.width / 2 ? -1 : far.indexOf(least);
}

/** Press the button at a point, if it is at the same edge. */
function pressAt(hand: Element, x: number, y: number): void {
  const button = document.elementFromPoint(x, y)?.closest<HTMLElement>("button[data-event]");
  if (button && hand.closest("[data-edge]")?.contains(button)) button.click();
}

/** Return the hand that is held open, and the events of each hand's element. `choose` gets a chosen card. */
export function useHolding(choose: (chosen: Chosen) => void): { held: Grip | null; handlers(seat: Seat): Handlers } {
  const [held, setHeld] = useState<Grip | null>(null);
  const holding = useRef(nobody);
  const feel = (touch: Touch): void => {
    const [now, chosen] = touched(holding.current, touch);
    holding.current = now;
    setHeld(now.held);
    if (chosen) choose(chosen);
  };
  const latest = useRef(feel);
  latest.current = feel;
  useEffect(() => {
    const lose = () => latest.current({ do: "lose" });
    const hidden = () => document.hidden && lose();
    addEventListener("blur", lose);
    addEventListener("pagehide", lose);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      removeEventListener("blur", lose);
      removeEventListener("pagehide", lose);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, []);

  const handlers = (seat: Seat): Handlers => {
    const at = (event: PointerEvent): number => cardAt(event.currentTarget as Element, event.clientX, event.clientY);
    const place = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y });
    return {
      onPointerDown(event) {
        if (event.button !== 0) return feel({ do: "lose" });
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        feel({
          do: "press",
          by: event.pointerId,
          seat,
          point: place(event),
          at: at(event),
          alone: event.isPrimary && event.pointerType !== "mouse",
        });
      },
      onPointerMove(event) {
        if (holding.current.held?.by === event.pointerId)
          feel({ do: "slide", by: event.pointerId, point: place(event), at: at(event) });
      },
      onPointerUp(event) {
        const { held: before } = holding.current;
        const over = at(event);
        feel({ do: "release", by: event.pointerId, at: over });
        if (before?.by === event.pointerId && before.slid && over < 0)
          pressAt(event.currentTarget as Element, event.clientX, event.clientY);
      },
      onPointerCancel: () => feel({ do: "lose" }),
      onLostPointerCapture(event) {
        if (holding.current.fingers.has(event.pointerId)) feel({ do: "lose" });
      },
      onContextMenu: (event) => event.preventDefault(),
      onKeyDown(event) {
        const { held: now } = holding.current;
        if (isOpening(event)) {
          event.preventDefault();
          if (!event.repeat) feel({ do: "press", by: KEY, seat, point: { x: 0, y: 0 }, at: -1, alone: false });
          return;
        }
        if (event.key === "Escape" && now?.by === KEY) return feel({ do: "lose" });
        const step = lookUp({ ArrowLeft: -1, ArrowRight: 1 }, event.key);
        const number = (event.currentTarget as Element).querySelectorAll("[data-place]").length;
        if (!step || now?.by !== KEY || number === 0) return;
        event.preventDefault();
        const from = now.at < 0 ? (step > 0 ? -1 : number) : now.at;
        feel({ do: "step", at: (from + step + number) % number });
      },
      onKeyUp(event) {
        if (isOpening(event)) feel({ do: "release", by: KEY, at: holding.current.held?.at ?? -1 });
      },
      onBlur() {
        if (holding.current.held?.by === KEY) feel({ do: "lose" });
      },
    };
  };
  return { held, handlers };
}
