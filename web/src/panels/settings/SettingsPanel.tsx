import { canVibrate } from "../../browser/sound.ts";
import { isFrench, offersIndices } from "../../cards/Face.tsx";
import { addressLanguage, chosenLanguage, languages, nameOf, t } from "../../i18n/index.ts";
import fieldsStyles from "../../kit/fields.module.css";
import { Icon } from "../../kit/Icon.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { Segments } from "../../kit/Segments.tsx";
import { YourName } from "../../kit/YourName.tsx";
import { choices, type Settings } from "../../settings/settings.ts";
import type { State } from "../../state/state.ts";
import { Looks } from "./Looks.tsx";
import { Offline } from "./Offline.tsx";
import settingsStyles from "./settings.module.css";

interface Props {
  state: State;
  change: (patch: Partial<Settings>) => void;
}

/** The settings; a change takes effect at once. */
export default function SettingsPanel({ state, change }: Props) {
  const { settings, notice } = state;
  const segments = <K extends keyof typeof choices>(name: K) => (
    <Segments
      name={name}
      legend={t(`settings-${name}`)}
      value={settings[name]}
      choices={choices[name].map((value) => [value, t(`settings-${name}-${value}`)])}
      change={(value) => change({ [name]: value })}
    />
  );
  const flag = (
    name:
      | "fourColour"
      | "leftHand"
      | "preselect"
      | "autoplay"
      | "callBelote"
      | "announce"
      | "cut"
      | "letterKeys"
      | "cardStops"
      | "sound"
      | "vibration",
  ) => (
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
        <Segments
          name="language"
          class={settingsStyles.language}
          legend={
            <>
              <Icon name="globe" />
              {t("settings-language")}
            </>
          }
          value={addressLanguage() ? chosenLanguage() : settings.language}
          choices={[
            ...languages.map((lang) => [lang, <bdi lang={lang}>{nameOf(lang)}</bdi>] as const),
            ["", t("settings-language-auto")],
          ]}
          change={(lang) => change({ language: lang })}
        />
        {segments("theme")}
        {segments("cardSize")}
        <Looks name="faces" looks={settings} change={change} />
        <Looks name="back" looks={settings} change={change} />
        {offersIndices() && (
          <Segments
            name="indices"
            legend={t("settings-indices")}
            value={isFrench(settings) ? "RDV" : "KQJ"}
            choices={[
              ["RDV", t("settings-indices-RDV")],
              ["KQJ", t("settings-indices-KQJ")],
            ]}
            change={(indices) => change({ indices })}
          />
        )}
        <div>
          {flag("fourColour")}
          {flag("leftHand")}
        </div>
        <div>
          {segments("speed")}
          <p class={panelStyles.small}>{t("settings-speed-help")}</p>
          {flag("preselect")}
          <p class={panelStyles.small}>{t("settings-preselect-help")}</p>
          {flag("autoplay")}
          <p class={panelStyles.small}>{t("settings-autoplay-help")}</p>
        </div>
        <fieldset>
          <legend>{t("settings-heard")}</legend>
          {flag("sound")}
          {canVibrate() && flag("vibration")}
          {settings.sound && segments("volume")}
        </fieldset>
        <div>
          {segments("between")}
          <p class={panelStyles.small}>{t("new-device-help")}</p>
          {flag("cut")}
          {flag("letterKeys")}
          {flag("cardStops")}
          <p class={panelStyles.small}>{t("settings-cardStops-help")}</p>
        </div>
        <fieldset>
          <legend>{t("game-belote")}</legend>
          {flag("callBelote")}
          {flag("announce")}
        </fieldset>
        <div>
          <YourName value={settings.name} change={(name) => change({ name })} />
        </div>
        <fieldset>
          <legend>{t("offline")}</legend>
          <Offline />
        </fieldset>
      </div>
    </Panel>
  );
}
