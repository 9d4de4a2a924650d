// What a page finds in its engine's frame: the messages of web/engine/frame.js, answered by the test's server.
const tell = (message) => parent.postMessage(message, location.origin);

addEventListener("message", async ({ data: { id, request }, origin }) => {
  if (origin !== location.origin) return;
  try {
    const answer = await fetch("ask", { method: "POST", body: request });
    tell({ id, answer: await answer.text() });
  } catch (error) {
    tell({ id, error: String(error) });
  }
});

tell({ ready: true });
