// PyScript opens a database, in the frame and in its worker, for files and packages it never has to keep here.
// Browsers forbid that inside other sites' pages (web/embed/), and then it would not start. So here there is
// one that is always empty.
const answered = (result) => ({
  set onsuccess(hear) {
    queueMicrotask(() => hear({ target: { result } }));
  },
});
const store = new Proxy({}, { get: () => () => answered([]) });
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answered(database) } });
