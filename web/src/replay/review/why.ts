// What one of the computer's players thought when it did something, in words; told of deals that are over.
import { reasonWords, sentences } from "../../analysis/words.ts";
import { ask } from "../../engine/client.ts";
import type { Moment } from "../../engine/types/replay.ts";
import { loadTopic, t } from "../../i18n/index.ts";
import { explain } from "../../i18n/problem.ts";

export async function whyWords(record: string, at: Moment, name: string): Promise<string> {
  const [{ why, problems, without }] = await Promise.all([ask({ do: "why", record, at }), loadTopic("analysis")]);
  if (problems?.[0]) return explain(problems[0]);
  if (without) return t("why-without", { name }); // without its tables it would think otherwise
  const words = reasonWords(why?.reasons ?? [], "reason", { name });
  return words.length > 0 ? t("why-told", { name, reasons: sentences(words) }) : t("why-nothing", { name });
}
