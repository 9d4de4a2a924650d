import { t } from "../../i18n/index.ts";
import type { Standing } from "./carrier.ts";

/** How the connection to a friend stands, in a sentence that is also spoken; each says what to do when it is over. */
export const Connection = ({ standing, name }: { standing: Standing | null; name: string }) => (
  <p role="status">{standing && t("friend-connection", { standing, name })}</p>
);
