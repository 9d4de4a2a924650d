// The short form of what is said, claimed and ruled in écarté.
import type { Entry } from "../../engine/types/view.ts";
import { has, t } from "../../i18n/index.ts";
import { saying } from "../../table/ecarte/turn/speech.ts";
import styles from "../pieces/pieces.module.css";

export function SaidEcarte({ entry, name }: { entry: Entry; name: string }) {
  const [argument = ""] = entry.args ?? [];
  if (entry.verb === "show") return <span>{t("replay-short-show")}</span>;
  if (entry.do === "ruling") return <span>{ruled(entry)}</span>;
  return (
    <>
      <span>{t(`say-${saying(entry)}`, { name, number: Number(argument) || 0, suit: argument })}</span>
      {entry.suffix && <span class={styles.soft}>{t(`replay-short-${entry.suffix}`)}</span>}
    </>
  );
}

function ruled({ verb = "", args = [] }: Entry): string {
  const [first = "", second = ""] = args;
  if (verb === "ruling") return t("replay-short-ruling", { law: first, choice: second });
  if (verb === "found") return t("replay-short-claim", { law: first });
  const id = `replay-short-${verb}`;
  return has(id) ? t(id, { law: second, name: first }) : t("replay-short-table");
}
