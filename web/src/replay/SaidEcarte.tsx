// What is said in écarté, in little room.
import type { Entry } from "../engine/types.ts";
import { t } from "../i18n/index.ts";

export function SaidEcarte({ entry, name }: { entry: Entry; name: string }) {
  const { verb = "", args = [] } = entry;
  const [argument = ""] = args;
  const number = Number(argument) || 0;
  if (verb === "propose" && number) return <span>{t("say-propose-number", { number })}</span>;
  if (verb === "accept" && argument) return <span>{t("say-accept-if")}</span>;
  return <span>{t(`say-${verb}`, { name })}</span>;
}
