// A WebRTC data channel, connected by one link there and one back (packing.ts). No server takes part unless one is named
// (servers.ts). An offer lasts as long as its page, and no longer than OFFER_MS: then it is made anew.
import type { Seat } from "../../engine/types/view.ts";
import type { Carrier, Hearer, Standing } from "./carrier.ts";
import { framesOf, Lines } from "./frames.ts";
import {
  type About,
  type Meeting,
  markOf,
  pack,
  readDescription,
  unpack,
  writeCandidate,
  writeDescription,
} from "./packing.ts";

export const OFFER_MS = 30 * 60_000;
const GATHER_MS = 3_000; // for addresses that servers name; what comes later is left out
const MEET_MS = 30_000; // from the answering link to the connection
const SILENCE_MS = 20_000; // without an answer: the connection is lost
const AGAIN_MS = 4_000; // between two attempts to reach an offering side that has no answer yet
const FULL = 256 * 1024; // bytes on their way, after which others wait

/** What became of a link that was brought back. */
export type Taken = "taken" | "unreadable" | "other-offer" | "expired";

export interface Offering extends Carrier {
  take(text: string): Promise<Taken>;
}

export interface Answering extends Carrier {
  text: string; // for the link back
  expect(): void; // the other has it: a connection comes soon, or not at all
}

/** Offer a connection from a seat of a game. `offered` is called with the text of the link, and again with another when the offer was renewed. */
export async function offer(
  hearer: Hearer,
  servers: RTCIceServer[],
  { game, seat }: Pick<About, "game" | "seat">,
  offered: (text: string) => void,
): Promise<Offering> {
  let link = new Link(hearer, servers);
  let own = await made(link);
  let renewal: ReturnType<typeof setTimeout>;

  async function made(link: Link): Promise<Meeting> {
    link.use(link.connection.createDataChannel("lines", { negotiated: true, id: 0 }));
    const meeting = await link.describe({ role: "offer", game, seat, to: 0 });
    offered(pack(meeting));
    return meeting;
  }
  async function renew(): Promise<void> {
    link.drop();
    link = new Link(hearer, servers);
    own = await made(link);
    wait();
  }
  function wait(): void {
    clearTimeout(renewal);
    renewal = setTimeout(() => void renew(), OFFER_MS);
  }
  wait();
  return {
    async take(text) {
      const meeting = unpack(text);
      if (meeting?.role !== "answer") return "unreadable";
      if (meeting.to !== markOf(own) || !link.isWaiting) return "other-offer";
      clearTimeout(renewal);
      try {
        await link.connection.setRemoteDescription(writeDescription(meeting));
      } catch {
        wait();
        return "unreadable";
      }
      link.expect(MEET_MS);
      return "taken";
    },
    send: (lines) => link.send(lines),
    close() {
      clearTimeout(renewal);
      link.close();
    },
  };
}

/** Answer the text of an offer, from a seat of its game; returns why not, where that cannot be done. */
export async function answer(
  text: string,
  hearer: Hearer,
  servers: RTCIceServer[],
  seat: Seat,
): Promise<Answering | Exclude<Taken, "taken" | "other-offer">> {
  const meeting = unpack(text);
  if (meeting?.role !== "offer") return "unreadable";
  const left = meeting.made + OFFER_MS - Date.now();
  if (left <= 0) return "expired";
  const link = new Link(hearer, servers);
  const { connection } = link;
  link.use(connection.createDataChannel("lines", { negotiated: true, id: 0 }));
  try {
    // Without addresses at first: the other side cannot answer before it has the link, and attempts would end before.
    await connection.setRemoteDescription(writeDescription({ ...meeting, candidates: [] }));
    const own = await link.describe({ role: "answer", game: meeting.game, seat, to: markOf(meeting) });
    link.seek(meeting, left + MEET_MS);
    return {
      text: pack(own),
      expect: () => link.expect(MEET_MS),
      send: (lines) => link.send(lines),
      close: () => link.close(),
    };
  } catch {
    link.drop();
    return "unreadable";
  }
}

/** One connection and its channel. */
class Link {
  readonly connection: RTCPeerConnection;
  readonly #hearer: Hearer;
  readonly #lines = new Lines();
  #channel: RTCDataChannel | undefined;
  #queue: Uint8Array<ArrayBuffer>[] = [];
  #standing: Standing = "waiting";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts: ReturnType<typeof setInterval> | undefined;

  constructor(hearer: Hearer, iceServers: RTCIceServer[]) {
    this.#hearer = hearer;
    this.connection = new RTCPeerConnection({ iceServers });
    this.connection.onconnectionstatechange = () => this.#look();
  }

  get isWaiting(): boolean {
    return this.#standing === "waiting" && this.connection.signalingState === "have-local-offer";
  }

  /** Describe this side, once its addresses are known. */
  async describe(about: About): Promise<Meeting> {
    const { connection } = this;
    const gathered = new Promise<void>((done) => {
      connection.onicecandidate = ({ candidate }) => candidate ?? done();
      setTimeout(done, GATHER_MS);
    });
    await connection.setLocalDescription();
    await gathered;
    const meeting = readDescription(connection.localDescription?.sdp ?? "", about, Date.now());
    if (!meeting) throw new Error("a description without keys");
    return meeting;
  }

  use(channel: RTCDataChannel): void {
    this.#channel = channel;
    channel.binaryType = "arraybuffer";
    channel.bufferedAmountLowThreshold = FULL / 2;
    channel.onopen = () => this.#change("open");
    channel.onclose = () => this.#end("lost");
    channel.onbufferedamountlow = () => this.#flush();
    channel.onmessage = ({ data }) => this.#hear(data);
  }

  /** Wait so long for the connection. */
  expect(time: number): void {
    if (this.#standing !== "waiting") return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end("unreachable"), time);
  }

  /** Try to reach the offering side until it has the answer. */
  seek({ candidates, user }: Meeting, time: number): void {
    const attempt = () => {
      for (const [at, each] of candidates.entries())
        this.connection
          .addIceCandidate({ candidate: writeCandidate(each, at), sdpMid: "0", usernameFragment: user })
          .catch(() => {});
    };
    attempt();
    this.#attempts = setInterval(attempt, AGAIN_MS);
    this.expect(time);
  }

  send(lines: readonly string[]): void {
    const frames = lines.flatMap(framesOf);
    if (this.#standing !== "open" && this.#standing !== "interrupted") return;
    this.#queue.push(...frames);
    this.#flush();
  }

  #flush(): void {
    const channel = this.#channel;
    while (channel?.readyState === "open" && channel.bufferedAmount < FULL) {
      const frame = this.#queue.shift();
      if (!frame) return;
      channel.send(frame);
    }
  }

  #hear(data: unknown): void {
    if (this.isOver) return;
    let line: string | null;
    try {
      line = this.#lines.take(data);
    } catch {
      this.#end("refused");
      return;
    }
    if (line !== null) this.#hearer.receive(line);
  }

  #look(): void {
    const { connectionState: state } = this.connection;
    if (state === "connected" && this.#standing === "interrupted") this.#change("open");
    if (state === "disconnected" && this.#standing === "open") {
      this.#change("interrupted");
      this.#timer = setTimeout(() => this.#end("lost"), SILENCE_MS);
    }
    // Before it was open, a side that waits goes on: the other may not have the link yet.
    if (state === "failed" && this.#standing !== "waiting") this.#end("lost");
  }

  get isOver(): boolean {
    return !["waiting", "open", "interrupted"].includes(this.#standing);
  }

  #change(standing: Standing): void {
    if (this.isOver || standing === this.#standing) return;
    clearTimeout(this.#timer);
    clearInterval(this.#attempts);
    this.#standing = standing;
    this.#hearer.changed(standing);
  }

  #end(standing: Standing): void {
    this.#change(standing);
    this.drop();
  }

  close(): void {
    this.#end("closed");
  }

  /** End without a word. */
  drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#attempts);
    if (!this.isOver) this.#standing = "closed";
    this.#queue = [];
    this.connection.close();
  }
}
