import { useEffect, useState } from "preact/hooks";
import { addsToHome, isInstalled } from "../browser/install.ts";
import { site } from "../browser/site.ts";
import { t } from "../i18n/index.ts";
import { Button, EnglishLink } from "../kit/Button.tsx";
import fieldsStyles from "../kit/fields.module.css";
import { Panel } from "../kit/Panel.tsx";
import panelStyles from "../kit/panel.module.css";
import type { Reads } from "../state/state.ts";
import { slowGames } from "./diagnostics.ts";

/** About the page: its version, its credits, and the diagnostics to send when something goes wrong. */
export default function About({ state }: Reads<"engine" | "notice">) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => void slowGames().then((games) => setSlow(Object.keys(games).length > 0)), []);
  return (
    <Panel name="about" title={t("about")} notice={state.notice}>
      <p>{t("about-game")}</p>
      <p>{t("about-offline")}</p>
      {!isInstalled() && <p>{t(addsToHome() ? "install-home" : "about-install")}</p>}
      <p>
        <button type="button" class={fieldsStyles.textButton} data-event="app:fair">
          {t("about-fair")}
        </button>
      </p>
      <p>
        <EnglishLink class={fieldsStyles.textButton} to="docs/">
          {t("about-docs")}
        </EnglishLink>
      </p>
      <p>
        {t("about-credits")}
        {t("sentence-gap")}
        <EnglishLink to="licences/third-party.txt">{t("about-licences")}</EnglishLink>
      </p>
      <p class={panelStyles.panelFoot}>
        {t("version", { version: site.version })} · {t(`engine-state-${state.engine}`)}
      </p>
      {isSlow && <p>{t("about-slow")}</p>}
      <div class={panelStyles.panelButtons}>
        <Button event="app:copy-diagnostics" says="copy-diagnostics" />
      </div>
      <p class={panelStyles.small}>{t("diagnostics-hold")}</p>
    </Panel>
  );
}
