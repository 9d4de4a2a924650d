// The files that the page hands out: their names and texts, in order.
import { vi } from "vitest";

export function downloads(): { saved: () => Promise<{ name: string; text: string }[]> } {
  const blobs = new Map<string, Blob>();
  const links: { name: string; blob: Blob | undefined }[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ name: this.download, blob: blobs.get(this.href) });
  });
  return {
    saved: () => Promise.all(links.map(async ({ name, blob }) => ({ name, text: (await blob?.text()) ?? "" }))),
  };
}
