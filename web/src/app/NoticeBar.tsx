// A sentence for the player and what can be done about it.
import type { Problem } from "../engine/types.ts";
import { has, t, type Words } from "../i18n/index.ts";
import { Icon } from "./Icon.tsx";
import type { Notice } from "./state.ts";

/** The names of the options a problem speaks of, as the panel has them. */
function named({ option, needed, wanted, value }: Problem["data"]): Words {
  const title = (name: unknown) => t(`option-${name}`);
  const setting = (name: unknown, one: unknown) =>
    has(`option-${name}-${one}`) ? t(`option-${name}-${one}`) : String(one);
  if (option === undefined) return {};
  return {
    optionName: title(option),
    value: setting(option, value),
    ...(needed !== undefined && { neededName: title(needed), wantedName: setting(needed, wanted) }),
  };
}

/** A problem in words, with its rule where there is one. */
export function explain({ code, rule, data }: Problem): string {
  const id = `problem-${code}`;
  const words = has(id) ? t(id, { ...data, ...named(data) }) : t("problem-unknown", { code });
  return rule ? t("problem-with-rule", { words, rule }) : words;
}

export function NoticeBar({ notice }: { notice: Notice }) {
  return (
    <div class="notice">
      <p>{notice.problem ? explain(notice.problem) : t(notice.key, notice.words)}</p>
      {notice.actions?.map(({ label, event }) => (
        <button key={event} type="button" class="notice-button" data-event={event}>
          {t(label)}
        </button>
      ))}
      <button type="button" class="icon-button notice-close" data-event="app:dismiss" aria-label={t("dismiss")}>
        <Icon name="close" />
      </button>
    </div>
  );
}
