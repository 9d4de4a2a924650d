import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import panelStyles from "../../kit/panel.module.css";
import { hostsOf, keepServers, ownServers, readServers, siteServers } from "./servers.ts";
import settingsStyles from "./settings.module.css";

/** The servers that help friends to connect: those of the site, and a field for the player's own. */
export default function Servers() {
  const [text, setText] = useState(ownServers);
  const { answer: sites = "" } = useAsked("", siteServers);
  const isRight = readServers(text) !== null;
  const change = (typed: string) => {
    setText(typed);
    if (readServers(typed) !== null) keepServers(typed);
  };
  return (
    <fieldset>
      <legend>{t("friend-servers-title")}</legend>
      <label class={settingsStyles.servers}>
        <span>{t("friend-servers")}</span>
        <textarea
          rows={2}
          spellcheck={false}
          autocapitalize="off"
          placeholder="stun:stun.example:3478"
          value={text}
          aria-invalid={!isRight}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      </label>
      <p role="status">{!isRight && t("friend-servers-wrong")}</p>
      <p class={panelStyles.small}>{t("friend-servers-none")}</p>
      <p class={panelStyles.small}>{t("friend-servers-stun")}</p>
      <p class={panelStyles.small}>{t("friend-servers-turn")}</p>
      {sites && <p class={panelStyles.small}>{t("friend-servers-site", { servers: hostsOf(sites) })}</p>}
    </fieldset>
  );
}
