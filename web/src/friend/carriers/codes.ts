// QR codes in pictures: read by the browser where it can, otherwise by a library that is fetched for it.

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface Detecting {
  BarcodeDetector?: { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };
}

const MOST = 800; // pixels of a side: enough for codes of links, and quick

/** Return a function that reads the code in a picture; it returns null where there is none. */
export async function reader(): Promise<(source: HTMLVideoElement) => Promise<string | null>> {
  const { BarcodeDetector } = globalThis as Detecting;
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (source) => {
    const scale = Math.min(1, MOST / Math.max(source.videoWidth, source.videoHeight, 1));
    canvas.width = Math.round(source.videoWidth * scale);
    canvas.height = Math.round(source.videoHeight * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return null;
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      return null; // no code in this picture
    }
  };
}
