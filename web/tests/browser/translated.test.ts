// Text that a translator replaces is put back, so that what the page writes next is seen.
import { beforeEach, expect, test, vi } from "vitest";
import { keepText } from "../../src/browser/translated.ts";

let root: HTMLElement;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function replaced(text: Node): void {
  const outer = document.createElement("font");
  const inner = document.createElement("font");
  inner.textContent = `${text.nodeValue} (translated)`;
  outer.append(inner);
  (text as ChildNode).replaceWith(outer);
}

beforeEach(() => {
  root = document.createElement("main");
  root.innerHTML = "<p>one<b>two</b>three</p>";
  document.body.replaceChildren(root);
  keepText(root);
});

test("what is written into replaced text is seen", async () => {
  const [one, , three] = (root.firstElementChild as Element).childNodes;
  for (const text of [one, three]) replaced(text as Node);
  await settled();
  (one as Text).data = "1";
  expect(root.textContent).toBe("1twothree");
  expect(root.querySelector("font")).toBeNull();
});

test("so it is where the text is removed after the new element is there", async () => {
  const text = root.querySelector("b")?.firstChild as Text;
  const font = document.createElement("font");
  font.textContent = "zwei";
  text.before(font);
  text.remove();
  await settled();
  text.data = "2";
  expect(root.textContent).toBe("one2three");
});

test("against a translator that goes on and on it gives up", async () => {
  const text = root.querySelector("b")?.firstChild as Text;
  const clock = vi.spyOn(performance, "now").mockReturnValue(0); // however slow this machine is
  for (let times = 0; times < 10 && text.isConnected; times += 1) {
    replaced(text);
    await settled();
  }
  clock.mockRestore();
  expect(text.isConnected).toBe(false);
});

test("the page's own changes stay", async () => {
  const bold = root.querySelector("b") as HTMLElement;
  const text = bold.firstChild as Text;
  text.replaceWith(document.createElement("i"));
  await settled();
  expect(bold.innerHTML).toBe("<i></i>");
});
