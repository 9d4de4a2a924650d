// What links for a connection hold: descriptions of Chromium and Firefox, and texts that nobody has packed.
import { expect, test } from "vitest";
import {
  LONGEST,
  type Meeting,
  markOf,
  pack,
  readDescription,
  unpack,
  writeDescription,
} from "../../src/friend/carriers/packing.ts";

const CHROMIUM = `v=0
o=- 1293918361076494529 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:2641687233 1 udp 2113937151 723adadb-156e-4a7e-be26-739785c2cba9.local 51229 typ host generation 0 network-cost 999
a=candidate:2584125041 1 udp 2113942271 867b4311-6549-4fc5-8957-d0e824675eba.local 36757 typ host generation 0 network-cost 999
a=candidate:842163049 1 udp 1677729535 203.0.113.7 36757 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999
a=ice-ufrag:ronc
a=ice-pwd:Iw7aTGzQPLl98ZipmJHMYLjJ
a=ice-options:trickle
a=fingerprint:sha-256 75:57:1C:F7:81:C1:4D:57:39:F7:ED:A6:CC:25:C4:2D:A6:BB:68:F2:6C:8F:E9:E1:09:B5:61:72:AC:CE:48:27
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`;
const FIREFOX = `v=0
o=mozilla...THIS_IS_SDPARTA-99.0 6190366853410297861 0 IN IP4 0.0.0.0
s=-
t=0 0
a=fingerprint:sha-256 1A:7B:FE:DD:3B:4D:DE:F5:78:CB:48:1E:5D:1E:CF:5A:EC:33:A5:05:93:06:E4:FB:AF:1F:91:10:D2:EF:78:A2
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122252543 7c0d29f2-8e5b-4e12-9a3c-1d0f9c8b7a65.local 43210 typ host
a=candidate:1 1 UDP 2122187007 2001:db8::17 43211 typ host
a=candidate:2 1 TCP 2105524479 7c0d29f2-8e5b-4e12-9a3c-1d0f9c8b7a65.local 9 typ host tcptype active
a=candidate:0 2 UDP 2122252542 7c0d29f2-8e5b-4e12-9a3c-1d0f9c8b7a65.local 43212 typ host
a=sendrecv
a=end-of-candidates
a=ice-pwd:e5f7beb9ee1dd3cdeb9de7df87b5c7a1
a=ice-ufrag:1b6ddfab
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823
`;
const OFFER = { role: "offer", game: "c0ffee42", seat: "N", to: 0 } as const;
const NOW = Date.UTC(2026, 10, 30, 4, 30);

const meeting = (sdp: string, role: Meeting["role"], to = 0): Meeting => {
  const about = { role, game: "c0ffee42deadbeef", seat: "N", to };
  const found = readDescription(sdp.replaceAll("\n", "\r\n"), about, NOW + 5_000);
  if (!found) throw new Error("not read");
  return found;
};

test("what matters of Chromium's offer", () => {
  const found = meeting(CHROMIUM, "offer");
  expect(found).toMatchObject({
    made: NOW,
    game: "c0ffee42",
    seat: "N",
    user: "ronc",
    password: "Iw7aTGzQPLl98ZipmJHMYLjJ",
  });
  expect(found.candidates).toEqual([
    { kind: "host", address: "867b4311-6549-4fc5-8957-d0e824675eba.local", port: 36757 },
    { kind: "srflx", address: "203.0.113.7", port: 36757 },
    { kind: "host", address: "723adadb-156e-4a7e-be26-739785c2cba9.local", port: 51229 },
  ]);
  expect(unpack(pack(found))).toEqual(found);
  expect(pack(found).length).toBeLessThanOrEqual(LONGEST);
  expect(meeting(writeDescription(found).sdp ?? "", "offer")).toEqual(found);
});

test("what matters of Firefox's answer", () => {
  const offer = meeting(CHROMIUM, "offer");
  const found = meeting(FIREFOX, "answer", markOf(offer));
  expect(found).toMatchObject({ to: 0x75571cf7, user: "1b6ddfab", password: "e5f7beb9ee1dd3cdeb9de7df87b5c7a1" });
  expect(found.candidates.map(({ address }) => address)).toEqual([
    "7c0d29f2-8e5b-4e12-9a3c-1d0f9c8b7a65.local",
    "2001:db8::17",
  ]);
  const again = unpack(pack(found));
  expect(again?.candidates[1]?.address).toBe("2001:db8:0:0:0:0:0:17");
  expect(again && pack(again)).toBe(pack(found));
  expect(pack(found).length).toBeLessThanOrEqual(LONGEST);
});

test("however many addresses there are, the link stays short", () => {
  const many = Array.from(
    { length: 30 },
    (_, at) => `a=candidate:${at} 1 udp ${9000 - at} 2001:db8::${at} 4000 typ host\n`,
  );
  const found = meeting(FIREFOX + many.join(""), "answer", 7);
  expect(pack(found).length).toBeLessThanOrEqual(LONGEST);
  expect(unpack(pack(found))?.candidates.length).toBeGreaterThanOrEqual(3);
});

test("a description without keys is none, and names of hosts are not passed on", () => {
  for (const name of ["ice-ufrag", "ice-pwd", "fingerprint"])
    expect(readDescription(CHROMIUM.replace(`a=${name}:`, "a=x:"), OFFER, NOW)).toBeNull();
  expect(readDescription(CHROMIUM.replace("a=ice-ufrag:ronc", "a=ice-ufrag:r onc"), OFFER, NOW)).toBeNull();
  for (const address of [
    "tracker.example",
    "evil.local",
    "1.2.3.400",
    "1.2.3",
    "::1::2",
    "1:2:3",
    "g::1",
    "1:2:3:4:5:6:7:8:9",
  ])
    expect(
      meeting(CHROMIUM.replaceAll(/[0-9a-f-]{36}\.local|203\.\S+/g, address), "offer").candidates,
      address,
    ).toEqual([]);
});

test("hostile texts are no meetings", () => {
  const good = pack(meeting(CHROMIUM, "offer"));
  const bytes = Buffer.from(good, "base64url");
  const changed = (at: number, value: number) => {
    const copy = Uint8Array.from(bytes);
    copy[at] = value;
    return Buffer.from(copy).toString("base64url");
  };
  for (const text of ["", "A", "AA", "é", good.repeat(2), `${good}=`, `${good} `, `${good}A`, "A".repeat(10_000_000)])
    expect(unpack(text), text.slice(0, 40)).toBeNull();
  for (let length = 0; length < bytes.length; length++) {
    const part = unpack(bytes.subarray(0, length).toString("base64url"));
    expect(part === null || part.candidates.length < 3).toBe(true);
  }
  for (let at = 0; at < bytes.length; at++)
    for (const value of [0, 1, 17, 127, 255]) {
      const found = unpack(changed(at, value)); // whatever it is, its description has no line that we do not write
      for (const line of found ? (writeDescription(found).sdp ?? "").trim().split("\r\n") : [])
        expect(line).toMatch(
          /^(v=0|o=-.*|s=-|t=0 0|m=application.*|c=IN.*|a=(group|candidate|ice-ufrag|ice-pwd|fingerprint|setup|mid|sctp-port|max-message-size):[\w:/ .+-]+)$/,
        );
    }
  expect(unpack(changed(0, 0x20))).toBeNull(); // of another version
  expect(unpack(changed(0, 0x18))).toBeNull(); // of no seat
});
