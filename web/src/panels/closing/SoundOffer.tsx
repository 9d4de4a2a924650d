import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import type { Settings } from "../../settings/settings.ts";
import styles from "./closing.module.css";

const KEY = "ecarte.sound-offered"; // the key in storage

/** Return whether sound has never been offered, and note that it is now. */
function isFirstOffer(): boolean {
  try {
    if (localStorage.getItem(KEY)) return false;
    localStorage.setItem(KEY, "yes");
    return true;
  } catch {
    return false; // without storage it would be offered after every game
  }
}

interface Props {
  isOn: boolean;
  change(patch: Partial<Settings>): void;
}

/** An offer of sound after the first game, made once. */
export function SoundOffer({ isOn, change }: Props) {
  const [isOffered] = useState(() => !isOn && isFirstOffer());
  if (!isOffered || isOn) return null;
  return (
    <p class={styles.tally}>
      {t("sound-offered")}{" "}
      <button type="button" class={styles.look} onClick={() => change({ sound: true })}>
        {t("sound-on")}
      </button>
    </p>
  );
}
