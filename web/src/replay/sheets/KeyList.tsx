// The keys of a replay, listed.
import { t } from "../../i18n/index.ts";
import { Dialog } from "../../kit/Dialog.tsx";
import { listed } from "../steps/keys.ts";

export function KeyList({ close }: { close(): void }) {
  return (
    <Dialog name="keys" title={t("replay-keys")} close={close}>
      <dl class="keys">
        {listed.map(([keys, move]) => (
          <div key={move}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`replay-${move}`)}</dd>
          </div>
        ))}
      </dl>
      <p class="small">{t("replay-swipe")}</p>
    </Dialog>
  );
}
