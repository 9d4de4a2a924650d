// The settings, in force as soon as they are touched.
import { offersFrenchLetters } from "../../cards/Face.tsx";
import { languages, t } from "../../i18n/index.ts";
import { Panel } from "../../kit/Panel.tsx";
import { YourName } from "../../kit/YourName.tsx";
import { choices, type Settings } from "../../settings/settings.ts";
import type { State } from "../../state/state.ts";
import "./settings.css";

interface Props {
  state: State;
  change: (patch: Partial<Settings>) => void;
}

/** A language's own name for itself. */
const ownName = (lang: string): string => new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;

export default function SettingsPanel({ state, change }: Props) {
  const { settings, notice } = state;
  const segments = <K extends keyof typeof choices>(name: K) => (
    <fieldset class="segments">
      <legend>{t(`settings-${name}`)}</legend>
      <div class="segments-row">
        {choices[name].map((value) => (
          <label key={value} class="segment">
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
    <label class="switch">
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
      <div class="settings">
        {segments("theme")}
        {segments("cardSize")}
        {offersFrenchLetters() && segments("letters")}
        <div>
          {flag("fourColour")}
          {flag("leftHand")}
        </div>
        <div>
          {segments("speed")}
          <p class="small">{t("settings-speed-help")}</p>
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
        <label class="field">
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
