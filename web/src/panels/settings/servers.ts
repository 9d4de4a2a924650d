// STUN and TURN servers, with which browsers in different networks can meet. None is asked by default. Whoever runs the site may
// name some in servers.json (docs/guide/hosting.md), a player in the settings.
import { recall, remember } from "../../browser/kept.ts";
import { addressOf } from "../../browser/site.ts";

const KEY = "ecarte.servers";
const MOST = 4;
const SERVER = /^(stuns?|turns?):[\w.:[\]-]+(\?transport=(udp|tcp))?$/;
const PATIENCE_MS = 3_000;

/** Read servers as people write them, one a line: "stun:host", "turn:host:port user password". Null if one is none. */
export function readServers(text: string): RTCIceServer[] | null {
  const lines = text.split("\n").map((line) => line.trim());
  const found = lines.filter(Boolean).map((line): RTCIceServer | null => {
    const [urls = "", username, credential, ...more] = line.split(/\s+/);
    const isTurn = urls.startsWith("turn");
    if (!SERVER.test(urls) || more.length > 0 || isTurn !== (credential !== undefined) || (!isTurn && username))
      return null;
    return username && credential ? { urls, username, credential } : { urls };
  });
  return found.length <= MOST && found.every((each) => each !== null) ? (found as RTCIceServer[]) : null;
}

/** The servers that the player names, as text. */
export const ownServers = (): string => recall(KEY) ?? "";

/** Store servers that the player names. */
export const keepServers = (text: string): boolean => remember(KEY, text.trim() || null);

/** Return the servers that the site names, as text; none offline, or where the file cannot be read. */
export async function siteServers(): Promise<string> {
  if (!navigator.onLine) return ""; // without a network no server can be reached
  try {
    const answer = await fetch(addressOf("servers.json"), { signal: AbortSignal.timeout(PATIENCE_MS) });
    const lines: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(lines) ? lines.filter((line) => typeof line === "string").join("\n") : "";
  } catch {
    return "";
  }
}

/** Return all servers to use, as text: the player's own where there are any, else the site's. */
export async function usedServers(): Promise<string> {
  return readServers(ownServers())?.length ? ownServers() : await siteServers();
}

/** Return the servers of a text without users and passwords. */
export const hostsOf = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim().split(/\s/)[0])
    .filter(Boolean)
    .join(", ");
