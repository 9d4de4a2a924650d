// The machine's module in Node and in browsers: does it do to every record what Python does, to the bit?

/** An instance of a module, with records in its memory. */
export class Host {
  constructor(module) {
    this.exports = new WebAssembly.Instance(module).exports;
    this.free = this.exports.__heap_base.value;
  }

  /** Return the address of a new record; throws a RangeError when there is no more memory. */
  place(length) {
    const address = Math.ceil(this.free / 16) * 16;
    const missing = address + length - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / 65536));
    this.free = address + length;
    return address;
  }

  /** Return a record's bytes; `place` makes those returned before useless. */
  bytes(address, length) {
    return new Uint8Array(this.exports.memory.buffer, address, length);
  }
}

/**
 * Run cases, and return how many there are, which of them differ, the milliseconds of all calls, and the bytes of memory.
 *
 * Cases are bytes (`machine.cases` writes them): four numbers of 32 bits, which are the lengths of the entry's name, the
 * tables and the work, and the number of cases; the name; the tables; then of each case the work before, the work after,
 * and 32 bits that are returned.
 */
export function check(module, cases) {
  const numbers = new DataView(cases.buffer, cases.byteOffset);
  const [named, tables, work, number] = [0, 4, 8, 12].map((at) => numbers.getUint32(at, true));
  let at = 16;
  const next = (length) => cases.subarray(at, (at += length));
  const entry = new TextDecoder().decode(next(named));
  const host = new Host(module);
  const tablesAt = host.place(tables);
  const workAt = host.place(work);
  host.bytes(tablesAt, tables).set(next(tables));
  const room = host.bytes(workAt, work);
  const different = [];
  let milliseconds = 0;
  for (let one = 0; one < number; one++) {
    room.set(next(work));
    const start = performance.now();
    const returned = host.exports[entry](tablesAt, workAt);
    milliseconds += performance.now() - start;
    const after = next(work);
    const wanted = numbers.getInt32(at, true);
    at += 4;
    if (returned !== wanted || after.some((byte, place) => byte !== room[place])) different.push(one);
  }
  return { entry, number, different, milliseconds, memory: host.exports.memory.buffer.byteLength };
}

if (globalThis.process?.argv[1] === (await nodeName())) {
  const { readFileSync } = await import("node:fs");
  const [module, ...files] = process.argv.slice(2);
  const compiled = new WebAssembly.Module(readFileSync(module));
  const results = files.map((file) => check(compiled, new Uint8Array(readFileSync(file))));
  console.log(JSON.stringify(results));
  process.exitCode = results.some(({ different }) => different.length) ? 1 : 0;
}

async function nodeName() {
  return globalThis.process?.versions?.node ? (await import("node:url")).fileURLToPath(import.meta.url) : null;
}
