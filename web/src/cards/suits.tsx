// The four suits as small drawings within text. Some devices would show the character ♥ as an emoji.
import { lookUp } from "../engine/lookUp.ts";
import styles from "./cards.module.css";

const drawn: Record<string, string> = {
  s: "M12 2C13 6 21 10 21 15.2A4.5 4.5 0 0 1 12.8 17.5C12.9 19.5 13.6 21.3 15 22H9C10.4 21.3 11.1 19.5 11.2 17.5A4.5 4.5 0 0 1 3 15.2C3 10 11 6 12 2Z",
  h: "M12 21.5C5.5 15.4 2 11.9 2 8A5 5 0 0 1 6.9 3C9.1 3 11 4.4 12 6.6C13 4.4 14.9 3 17.1 3A5 5 0 0 1 22 8C22 11.9 18.5 15.4 12 21.5Z",
  d: "M12 1.8C13.8 5.8 17 9.5 20.3 12C17 14.5 13.8 18.2 12 22.2C10.2 18.2 7 14.5 3.7 12C7 9.5 10.2 5.8 12 1.8Z",
  c: "M12 2A4.7 4.7 0 0 1 15.6 9.7A4.7 4.7 0 1 1 12.8 17C12.9 19.3 13.6 21.2 15 22H9C10.4 21.2 11.1 19.3 11.2 17A4.7 4.7 0 1 1 8.4 9.7A4.7 4.7 0 0 1 12 2Z",
};

export function Suit({ suit }: { suit: string }) {
  return (
    <svg class={styles.suit} data-suit={suit} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lookUp(drawn, suit)} />
    </svg>
  );
}
