// Calls that are possible besides the present decision: double, offer the point, throw the hand in, name a suit, claim.

import { suitTitle } from "../../../cards/cardNames.ts";
import { lookUp } from "../../../engine/lookUp.ts";
import type { EcarteView } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Aside, Sight } from "../../contract/layout.ts";
import { mustName } from "./choices.ts";
import { opposite, point, worth } from "./moment.ts";
import { claimWords } from "./questions.ts";

/** Return the calls that are possible besides the present decision. */
export function asides({ view, names, log }: Sight<EcarteView>): Aside[] {
  const me = view.seat;
  const them = opposite(view);
  const name = lookUp(names, them) ?? them;
  const say = (verb: string, words: Record<string, string | number> = {}): Aside[] => {
    const event = `${me}:${verb}`;
    if (!view.legal.includes(event)) return [];
    const all = { name, ...words };
    return [{ event, label: t(`aside-${verb}`, all), note: t(`aside-${verb}-note`, all) }];
  };
  // A player who has declined the offered point loses two, whatever tricks were taken (E29).
  const declined = view.offered === them;
  const lost = declined
    ? "point"
    : (lookUp(view.won, me) ?? 0) === 0
      ? "vole"
      : view.vulnerable === me
        ? "two"
        : "point";
  return [
    ...claims(view, log, name, names),
    ...say("double", { points: point(view, me) }),
    ...say("offer", { points: point(view, them), vole: worth(view, me, 2) }),
    ...suits(view, name),
    ...say("claim"),
    ...say("concede", { lost, points: declined || lost === "vole" ? worth(view, them, 2) : point(view, them) }),
  ];
}

function suits(view: EcarteView, name: string): Aside[] {
  if (mustName(view)) return []; // then the prompt asks for a suit
  const each = view.legal.filter((event) => event.startsWith(`${view.seat}:suit:`));
  if (each.length === 0) return [];
  const choices = each.map((event) => ({ event, suit: event.slice(-1), label: suitTitle(event.slice(-1)) }));
  return [{ event: "", label: t("aside-suit"), note: t("aside-suit-note", { name }), choices }];
}

function claims(view: EcarteView, log: Sight["log"], name: string, names: Sight["names"]): Aside[] {
  return view.legal.flatMap((event) => {
    const [verb, by = "", law = "", number = ""] = event.split(":");
    if (verb !== "&claim") return [];
    // When both players look at one device, either may claim.
    const words = claimWords(view, log, law, number, by, by === view.seat ? name : (lookUp(names, view.seat) ?? ""));
    return [{ event, label: t(`aside-claim-${law}`, words), note: t(`aside-claim-${law}-note`, words) }];
  });
}
