// The tags of a player in a deal of écarté: the dealer, the number of cards exchanged, who is vulnerable.
import { lookUp } from "../../../engine/lookUp.ts";
import type { EcarteView, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Tag } from "../../pieces/Tags.tsx";

/** Return the tags of a seat. */
export function tags(view: EcarteView, seat: Seat, who: { who: string; name: string }): Tag[] {
  const given: Tag[] = [];
  const add = (name: string, words: string) => given.push({ name, words, note: t(`note-${name}`, who) });
  if (view.deal === 0) return given;
  if (seat === view.dealer) add("deals", t("tag-deals"));
  if (view.phase === "answer" && seat === view.elder) add("proposes", t("tag-proposes"));
  const changed = view.exchanges.map((each) => lookUp(each, seat) ?? 0);
  if (changed.length > 0) add("changed", t("tag-changed", { numbers: changed.join(" + ") }));
  if (seat === view.vulnerable) add("vulnerable", t("tag-vulnerable"));
  else if (seat === view.declined && seat === view.elder) add("stood", t("tag-stood"));
  else if (seat === view.declined) add("refused", t("tag-refused"));
  // A mark that was taken back does not count.
  if (view.kings.includes(seat) && view.scored.some((each) => each.seat === seat && /king$/.test(each.why)))
    add("king", t("tag-king"));
  if (seat === view.doubled) add("doubled", t("tag-doubled"));
  if (view.offered && seat !== view.offered) add("vole", t("tag-vole"));
  if (seat === challenger(view)) add("challenge", t("tag-challenge"));
  if (view.offenders.includes(seat)) add("lessened", t("tag-lessened"));
  return given;
}

/** Return who has three tricks to none and plays on for the vole, in games that end a deal early (E21). */
function challenger({ rules, phase, won }: EcarteView): Seat | null {
  if (!rules.options.stop_early || phase !== "play") return null;
  const [ahead, behind] = Object.entries(won).toSorted(([, one], [, other]) => other - one);
  return ahead && behind && ahead[1] >= 3 && behind[1] === 0 ? ahead[0] : null;
}
