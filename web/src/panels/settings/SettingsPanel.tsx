import { note } from "../../browser/note.ts";
import { canVibrate } from "../../browser/sound.ts";
import cardsStyles from "../../cards/cards.module.css";
import { type Looks as Chosen, Face, isFrench, offersIndices, USUAL } from "../../cards/Face.tsx";
import { changeSettings } from "../../control/change.ts";
import { addressLanguage, chosenLanguage, languages, nameOf, t } from "../../i18n/index.ts";
import choiceStyles from "../../kit/choice.module.css";
import { Segments, Switch, YourName } from "../../kit/Fields.tsx";
import { useLater, withWords } from "../../kit/hooks/useLater.ts";
import { Icon } from "../../kit/Icon.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { choices, type Settings } from "../../settings/settings.ts";
import type { Reads } from "../../state/state.ts";
import styles from "./looks.module.css";
import { Offline } from "./Offline.tsx";
import settingsStyles from "./settings.module.css";

/** The settings that are on or off. */
type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const servers = () => withWords(import("./Servers.tsx"), "connect");

/** The settings; a change takes effect at once. */
export default function SettingsPanel({ state }: Reads<"settings" | "notice">) {
  const { settings, notice } = state;
  const Servers = useLater(servers, note); // without a network they may be missing
  const change = (patch: Partial<Settings>) => void changeSettings(patch);
  const segments = <K extends keyof typeof choices>(name: K) => (
    <Segments
      name={name}
      legend={t(`settings-${name}`)}
      value={settings[name]}
      choices={choices[name].map((value) => [value, t(`settings-${name}-${value}`)])}
      change={(value) => change({ [name]: value })}
    />
  );
  const flag = (name: Flag) => (
    <Switch
      class={settingsStyles.switch}
      title={t(`settings-${name}`)}
      value={settings[name]}
      change={(value) => change({ [name]: value })}
    />
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
          {segments("sortTrumps")}
          {segments("sortSuits")}
          {segments("sortRanks")}
        </fieldset>
        <div>
          <YourName value={settings.name} change={(name) => change({ name })} />
        </div>
        <fieldset>
          <legend>{t("offline")}</legend>
          <Offline />
        </fieldset>
        {Servers && <Servers />}
      </div>
    </Panel>
  );
}

interface LooksProps<K extends "faces" | "back"> {
  name: K;
  looks: Chosen;
  change: (patch: Pick<Chosen, K>) => void;
}

function Looks<K extends "faces" | "back">({ name, looks, change }: LooksProps<K>) {
  return (
    <fieldset>
      <legend>{t(`settings-${name}`)}</legend>
      <div class={styles.looks}>
        {choices[name].map((value) => (
          <label key={value} class={`${choiceStyles.choice} ${styles.look}`}>
            <span class={`${cardsStyles.card} ${styles.card}`} aria-hidden="true">
              <Face card={name === "back" ? "??" : "Qh"} looks={{ ...USUAL, indices: looks.indices, [name]: value }} />
            </span>
            <span>{t(`settings-${name}-${value}`)}</span>
            <input
              type="radio"
              name={name}
              value={value}
              checked={looks[name] === value}
              onChange={() => change({ [name]: value } as Pick<Chosen, K>)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
