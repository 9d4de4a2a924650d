// The settings, in force as soon as they are touched.
import { offersFrenchLetters } from "../../cards/Face.tsx";
import { languages, t } from "../../i18n/index.ts";
import fieldsStyles from "../../kit/fields.module.css";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { YourName } from "../../kit/YourName.tsx";
import { choices, type Settings } from "../../settings/settings.ts";
import type { State } from "../../state/state.ts";
import settingsStyles from "./settings.module.css";

interface Props {
  state: State;
  change: (patch: Partial<Settings>) => void;
}

/** A language's own name for itself. */
const ownName = (lang: string): string => new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;

export default function SettingsPanel({ state, change }: Props) {
  const { settings, notice } = state;
  const segments = <K extends keyof typeof choices>(name: K) => (
    <fieldset>
      <legend>{t(`settings-${name}`)}</legend>
      <div class={fieldsStyles.segmentsRow}>
        {choices[name].map((value) => (
          <label key={value} class={fieldsStyles.segment}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={settings[name] === value}
              onChange={() => change({ [name]: value })}
            />
            <span>{t(`settings-${name}-${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
  const flag = (name: "fourColour" | "leftHand" | "callBelote" | "announce" | "cut") => (
    <label class={`${fieldsStyles.switch} ${settingsStyles.switch}`}>
      <input
        type="checkbox"
        checked={settings[name]}
        onChange={(event) => change({ [name]: event.currentTarget.checked })}
      />
      <span>{t(`settings-${name}`)}</span>
    </label>
  );
  return (
    <Panel name="settings" title={t("settings")} notice={notice}>
      <div class={settingsStyles.settings}>
        {segments("theme")}
        {segments("cardSize")}
        {offersFrenchLetters() && segments("letters")}
        <div>
          {flag("fourColour")}
          {flag("leftHand")}
        </div>
        <div>
          {segments("speed")}
          <p class={panelStyles.small}>{t("settings-speed-help")}</p>
        </div>
        {flag("cut")}
        <fieldset>
          <legend>{t("game-belote")}</legend>
          {flag("callBelote")}
          {flag("announce")}
        </fieldset>
        <div>
          <YourName value={settings.name} change={(name) => change({ name })} />
        </div>
        <label class={fieldsStyles.field}>
          <span>{t("settings-language")}</span>
          <select value={settings.language} onChange={(event) => change({ language: event.currentTarget.value })}>
            <option value="">{t("settings-language-auto")}</option>
            {languages.map((lang) => (
              <option key={lang} value={lang} lang={lang}>
                {ownName(lang)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </Panel>
  );
}
