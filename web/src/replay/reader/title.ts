// The title of the hand reader: whose hand is read, or that several are.
import type { Seat, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { type People, who } from "../steps/names.ts";

export function titleOf({ seats }: View, seat: Seat, people: People): string {
  const [other = "", ...more] = seats.filter((one) => one !== seat);
  return more.length > 0 ? t("reading-title-several") : t("reading-title", who(other, people));
}
