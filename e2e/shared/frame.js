// What a page finds in its engine's frame: the messages of web/engine/frame.js, answered by the shared engine.
const tell = (message) => parent.postMessage(message, location.origin);
const text = (data) => btoa(Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join(""));

addEventListener("message", async ({ data: { id, request, provide, data }, origin }) => {
  if (origin !== location.origin) return;
  const body = JSON.stringify(provide ? { provide, data: text(data) } : { request });
  try {
    const answer = await fetch("ask", { method: "POST", body });
    tell({ id, ...(await answer.json()) });
  } catch (error) {
    tell({ id, error: String(error) });
  }
});

tell({ ready: true });
