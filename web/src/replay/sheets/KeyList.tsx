// The list of the keys of a replay.
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../kit/Dialog.tsx";
import panelStyles from "../../kit/panel.module.css";
import { listed } from "../steps/keys.ts";
import dialogsStyles from "./dialogs.module.css";

/** `hasLetters`: letters are in use, too. */
export function KeyList({ hasLetters, close }: { hasLetters: boolean; close(): void }) {
  return (
    <Dialog name="keys" title={t("replay-keys")} close={close}>
      <dl class={dialogsStyles.keys}>
        {listed(hasLetters).map(([keys, move]) => (
          <div key={move}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} lang="en">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`replay-${move}`)}</dd>
          </div>
        ))}
      </dl>
      <p class={`${panelStyles.small} ${dialogsStyles.small}`}>{t("replay-swipe")}</p>
    </Dialog>
  );
}
