import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import type { Settings } from "../../settings/settings.ts";
import styles from "./closing.module.css";

const KEY = "ecarte.sound-offered"; // the key in storage

/** Return whether sound was offered before; without storage it would be offered after every game. */
function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function noteOffered(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // No storage: see above.
  }
}

interface Props {
  isOn: boolean;
  change(patch: Partial<Settings>): void;
}

/** An offer of sound after the first game, made once. */
export function SoundOffer({ isOn, change }: Props) {
  const [isOffered] = useState(() => !isOn && !wasOffered());
  const offer = useRef<HTMLParagraphElement>(null);
  // On the smallest phone there is no room for it: then it has not been made.
  useLayoutEffect(() => {
    if (offer.current?.offsetParent) noteOffered();
  }, []);
  if (!isOffered || isOn) return null;
  return (
    <p ref={offer} class={`${styles.tally} ${styles.offer}`}>
      {t("sound-offered")}
      {t("sentence-gap")}
      <button type="button" class={styles.look} onClick={() => change({ sound: true })}>
        {t("sound-on")}
      </button>
    </p>
  );
}
