import { t } from "../../i18n/index.ts";
import panelStyles from "../../kit/panel.module.css";
import type { Standing } from "./carrier.ts";
import type { Taken } from "./rtc.ts";

/** How the connection to a friend stands, in a sentence that is also spoken; each says what to do when it is over. */
export const Connection = ({ standing, name }: { standing: Standing | null; name: string }) => (
  <p role="status">{standing && t("friend-connection", { standing, name })}</p>
);

/** Why a link does not connect, and what helps. */
export const WrongLink = ({ what }: { what: Exclude<Taken, "taken"> }) => (
  <p class={panelStyles.refusal} role="alert">
    {t("friend-link-wrong", { what })}
  </p>
);
