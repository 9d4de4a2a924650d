// The reasons for a decision of a computer player, in deals that are over.

import { reasonWords } from "../../analysis/choices.ts";
import { ask } from "../../engine/client.ts";
import type { Moment } from "../../engine/types/replay.ts";
import { loadTopic, t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { explain } from "../../i18n/problem.ts";

/** Return the reasons in sentences, or why there are none. */
export async function whyWords(record: string, at: Moment, name: string): Promise<string> {
  const [{ why, problems, without }] = await Promise.all([ask({ do: "why", record, at }), loadTopic("analysis")]);
  if (problems?.[0]) return explain(problems[0]);
  if (without) return t("why-without", { name }); // without its tables it would decide otherwise
  const words = reasonWords(why?.reasons ?? [], "reason", { name });
  return words.length > 0 ? t("why-told", { name, reasons: joined(words) }) : t("why-nothing", { name });
}
