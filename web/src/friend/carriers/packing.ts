// What two browsers must know of each other to connect, as a short text: of a description (SDP) the names and keys of its ICE and
// DTLS, and addresses for data over UDP. Names that end in .local, which hide an address, stay as they are; no other names are taken,
// so that a link cannot make a browser look up a host.
import type { Seat } from "../../engine/types/view.ts";

const VERSION = 1;
/** The most characters of a text, so that a link with an address of 40 characters before it has at most 220. */
export const LONGEST = 180;
const MOST_CANDIDATES = 6;
const EPOCH = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const KINDS = ["host", "srflx", "relay"] as const; // as in SDP: its own address, that seen by a STUN server, a TURN server's
const ROLES = ["offer", "answer"] as const;
const SEATS = "NESW";
const MARK = 8; // digits of a game's id
const LOCAL = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;
const ICE_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const NAME = /^[A-Za-z0-9+/]{4,255}$/;
const PREFERENCES = { host: 126, srflx: 100, relay: 2 };

interface Candidate {
  kind: (typeof KINDS)[number];
  address: string; // a name that ends in .local, IPv4, or IPv6 in eight groups
  port: number;
}

/** What a text tells besides how to connect. */
export interface About {
  role: (typeof ROLES)[number];
  game: string; // the first digits of its id, as `Friend.game`
  seat: Seat; // of the side that has made it
  to: number; // of an answer: the mark of its offer; else 0
}

/** What a text holds. */
export interface Meeting extends About {
  made: number; // when, in milliseconds, to the minute
  user: string;
  password: string;
  fingerprint: string; // 32 bytes in hexadecimal
  candidates: Candidate[];
}

/** Return the mark by which an answer says which offer it answers. */
export const markOf = ({ fingerprint }: Meeting): number => Number.parseInt(fingerprint.slice(0, 8), 16);

/** Read what matters of a description; null where something is missing. */
export function readDescription(sdp: string, about: About, made: number): Meeting | null {
  const one = (pattern: RegExp) => pattern.exec(sdp)?.[1]?.trim() ?? "";
  const user = one(/^a=ice-ufrag:(.*)$/m);
  const password = one(/^a=ice-pwd:(.*)$/m);
  const fingerprint = one(/^a=fingerprint:sha-256 (.*)$/im)
    .replaceAll(":", "")
    .toLowerCase();
  if (![user, password].every((name) => NAME.test(name)) || !/^[0-9a-f]{64}$/.test(fingerprint)) return null;
  const found = sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ (\w+)/gim);
  const candidates = [...found]
    .sort(([, one], [, other]) => Number(other) - Number(one))
    .flatMap(([, , address = "", port, kind]) => {
      const known = KINDS.find((each) => each === kind);
      const whole = addressBytes(address) ? address.toLowerCase() : null;
      return known && whole && Number(port) > 0 ? [{ kind: known, address: whole, port: Number(port) }] : [];
    });
  return {
    ...about,
    game: about.game.slice(0, MARK),
    made: made - ((made - EPOCH) % MINUTE),
    user,
    password,
    fingerprint,
    candidates: chosen(candidates),
  };
}

/** Return the first candidate of each kind, then the others, as many as there is room for. */
function chosen(candidates: Candidate[]): Candidate[] {
  const isFirst = (each: Candidate) => candidates.find(({ kind }) => kind === each.kind) === each;
  const unlike = candidates.filter(
    (each, at) => candidates.findIndex(({ address, port }) => address === each.address && port === each.port) === at,
  );
  return [...unlike.filter(isFirst), ...unlike.filter((each) => !isFirst(each))].slice(0, MOST_CANDIDATES);
}

/** Return the description that a browser takes. */
export function writeDescription({
  role,
  user,
  password,
  fingerprint,
  candidates,
}: Meeting): RTCSessionDescriptionInit {
  const pairs = fingerprint.toUpperCase().match(/../g) ?? [];
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map((each, at) => `a=${writeCandidate(each, at)}`),
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${pairs.join(":")}`,
    `a=setup:${role === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:65536",
  ];
  return { type: role, sdp: `${lines.join("\r\n")}\r\n` };
}

/** Return a candidate as SDP has it. */
export function writeCandidate({ kind, address, port }: Candidate, at: number): string {
  const priority = PREFERENCES[kind] * 2 ** 24 + (65_535 - at) * 2 ** 8 + 255;
  const behind = kind === "host" ? "" : " raddr 0.0.0.0 rport 0";
  return `candidate:${at + 1} 1 udp ${priority} ${address} ${port} typ ${kind}${behind}`;
}

// Bytes: version, seat and role, the game (4), the minute (3), of an answer the mark (4), user and password, the fingerprint (32), candidates.
// Of a candidate: its kind and the length of its address (4, 16; 17 for a name of 16 bytes), the address, the port (2).

/** Return the text of a meeting; candidates that do not fit are left out. */
export function pack(meeting: Meeting): string {
  const { role, game, seat, made, to, user, password, fingerprint, candidates } = meeting;
  const head = [
    (VERSION << 4) | (SEATS.indexOf(seat) << 1) | ROLES.indexOf(role),
    ...hexBytes(game),
    ...number(Math.floor((made - EPOCH) / MINUTE), 3),
    ...(role === "answer" ? number(to, 4) : []),
    ...packName(user),
    ...packName(password),
    ...hexBytes(fingerprint),
  ];
  const room = Math.floor((LONGEST * 3) / 4);
  const bytes = [...head];
  for (const { kind, address, port } of candidates) {
    const packed = addressBytes(address);
    if (!packed || bytes.length + packed.length + 3 > room) continue;
    const length = LOCAL.test(address) ? 17 : packed.length;
    bytes.push((KINDS.indexOf(kind) << 5) | length, ...packed, ...number(port, 2));
  }
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Return what a text holds; null for any text that `pack` has not written. */
export function unpack(text: string): Meeting | null {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) return null;
  try {
    const meeting = readBytes(
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0)),
    );
    return pack(meeting) === text ? meeting : null;
  } catch {
    return null;
  }
}

function readBytes(bytes: Uint8Array): Meeting {
  let at = 0;
  const take = (length: number) => {
    if (at + length > bytes.length) throw new RangeError("too short");
    at += length;
    return [...bytes.subarray(at - length, at)];
  };
  const read = (length: number) => take(length).reduce((value, byte) => value * 256 + byte, 0);
  const first = read(1);
  const role = ROLES[first & 1];
  const seat = SEATS[(first & 15) >> 1];
  if (first >> 4 !== VERSION || !role || !seat) throw new RangeError("another version");
  const game = hex(take(MARK / 2));
  const made = EPOCH + read(3) * MINUTE;
  const to = role === "answer" ? read(4) : 0;
  const readName = () => {
    const length = read(1);
    if (length < 4) throw new RangeError("no name");
    return unpackName(take(Math.ceil((length * 6) / 8)), length);
  };
  const [user, password] = [readName(), readName()];
  const fingerprint = hex(take(32));
  const candidates: Candidate[] = [];
  while (at < bytes.length) {
    const what = read(1);
    const kind = KINDS[what >> 5];
    const length = what & 31;
    if (!kind || ![4, 16, 17].includes(length) || candidates.length === MOST_CANDIDATES)
      throw new RangeError("no candidate");
    const address = addressOf(take(Math.min(length, 16)), length);
    const port = read(2);
    if (port === 0) throw new RangeError("no port");
    candidates.push({ kind, address, port });
  }
  return { role, game, seat, made, to, user, password, fingerprint, candidates };
}

const number = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256);
const hexBytes = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
const hex = (bytes: number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Return a name of ICE, whose characters are 64, in six bits each after its length. */
function packName(name: string): number[] {
  const bits = [...name].map((each) => ICE_CHARACTERS.indexOf(each).toString(2).padStart(6, "0")).join("");
  return [name.length, ...(bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2))];
}

function unpackName(bytes: number[], length: number): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length }, (_, at) => ICE_CHARACTERS[Number.parseInt(bits.slice(at * 6, at * 6 + 6), 2)]).join("");
}

/** Return the bytes of an address; null for one that is not passed on. */
function addressBytes(address: string): number[] | null {
  if (LOCAL.test(address)) return hexBytes(address.replace(LOCAL, "$1$2$3$4$5"));
  if (/^\d+(\.\d+){3}$/.test(address)) {
    const bytes = address.split(".").map(Number);
    return bytes.every((byte) => byte < 256) ? bytes : null;
  }
  const [before = "", after, more] = address.split("::");
  const groups = (part: string) => (part ? part.split(":") : []);
  const [first, last] = [groups(before), groups(after ?? "")];
  const missing = 8 - first.length - last.length;
  if (more !== undefined || (after === undefined ? missing !== 0 : missing < 1)) return null;
  const whole = [...first, ...Array<string>(missing).fill("0"), ...last];
  return whole.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? hexBytes(whole.map((g) => g.padStart(4, "0")).join(""))
    : null;
}

function addressOf(bytes: number[], length: number): string {
  if (length === 4) return bytes.join(".");
  const text = hex(bytes);
  if (length === 16)
    return (text.match(/..../g) ?? []).map((group) => Number.parseInt(group, 16).toString(16)).join(":");
  return `${text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}.local`;
}
