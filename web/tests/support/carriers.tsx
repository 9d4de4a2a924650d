// A page with the carriers of games between friends and nothing else, for e2e/friend/test_carriers.py.
import "../../src/sheets.ts";
import { render } from "preact";
import type { Standing } from "../../src/friend/carriers/carrier.ts";
import { type Answering, answer, type Offering, offer } from "../../src/friend/carriers/rtc.ts";
import { Scan } from "../../src/friend/carriers/Scan.tsx";
import { handOver, listen } from "../../src/friend/carriers/tabs.ts";
import { loadLanguage, loadTopic } from "../../src/i18n/index.ts";
import { QrCode } from "../../src/kit/QrCode.tsx";
import Servers from "../../src/panels/settings/Servers.tsx";

const lines: string[] = [];
const standings: Standing[] = [];
const links: string[] = [];
const codes: string[] = [];
const hearer = {
  receive: (line: string) => void lines.push(line),
  changed: (standing: Standing) => void standings.push(standing),
};
let carrier: Offering | Answering | undefined;

Object.assign(globalThis, {
  lines,
  standings,
  links,
  codes,
  listen,
  handOver,
  offer: async () => {
    carrier = await offer(hearer, [], { game: "c0ffee42", seat: "N" }, (text) => links.push(text));
    return links.at(-1);
  },
  answer: async (text: string) => {
    const made = await answer(text, hearer, [], "S");
    if (typeof made === "string") return made;
    carrier = made;
    return made.text;
  },
  take: (text: string) => carrier && "take" in carrier && carrier.take(text),
  send: (...sent: string[]) => carrier?.send(sent),
  close: () => carrier?.close(),
});

await loadLanguage(new URLSearchParams(location.search).get("lang") ?? "en");
await loadTopic("connect");
render(
  <main>
    <Scan found={(text) => codes.push(text)} />
    <QrCode text={`${location.origin}/#meet=${"A".repeat(147)}`} label="code" />
    <Servers />
  </main>,
  document.body,
);
