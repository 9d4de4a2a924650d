// As long as games are not being kept a sign says so, and gives the record out.
import { t } from "../i18n/index.ts";
import { closed } from "../match/sharing.ts";
import type { State } from "./state.ts";

/** Why games are not being kept, in words; "" while they are. */
export function troubleWords({ trouble, update }: State): string {
  if (!trouble) return "";
  return t(trouble === "newer" && update === "taken" ? "storage-outgrown" : `storage-${trouble}`);
}

export function Unsaved({ state }: { state: State }) {
  const { trouble, unsaved, game } = state;
  if (!trouble) return null;
  const here = unsaved.find(({ id }) => id === game?.id);
  // Nobody at this device is given a record that tells of hands they must not see.
  const known = (here ? [here] : unsaved).filter((one) => one.touched && !closed(one)).at(-1);
  return (
    <section class="unsaved" aria-label={t("storage-sign")}>
      <strong aria-hidden="true">{t("storage-sign")}</strong>
      <p role="alert">{troubleWords(state)}</p>
      {trouble === "newer" && (
        <button type="button" class="notice-button" data-event="app:reload">
          {t("reload")}
        </button>
      )}
      {known && (
        <button type="button" class="notice-button" data-event={here ? "app:save" : `app:save:${known.id}`}>
          {t("save-record")}
        </button>
      )}
    </section>
  );
}
