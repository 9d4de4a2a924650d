// Holds the shared engine in its frame: fetches what others ask, one after the other, and brings back the answers.
const waiting = new Map();
const ready = new Promise((resolve, reject) => {
  addEventListener("message", ({ data }) => {
    if (data.ready) resolve();
    else if (data.id === undefined) reject(new Error(data.error));
    else waiting.get(data.id)(data);
  });
});

async function answer({ request, provide, data }, id) {
  await ready;
  const heard = new Promise((resolve) => waiting.set(id, resolve));
  const table = data && Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer;
  frames[0].postMessage({ id, request, provide, data: table }, location.origin);
  const { id: _, ...answered } = await heard;
  return answered;
}

async function serve() {
  let body = "";
  for (let id = 1; ; id += 1) {
    const asked = await (await fetch("next", { method: "POST", body })).json();
    body = JSON.stringify(await answer(asked, id).catch((error) => ({ error: String(error) })));
  }
}

const frame = document.createElement("iframe");
frame.src = new URLSearchParams(location.search).get("engine");
document.body.append(frame);
serve();
