import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import styles from "./carriers.module.css";
import { reader } from "./codes.ts";

const PAUSE_MS = 150; // between two pictures

/** A button that reads a QR code with the camera, which is asked for only then. `found` gets its text. */
export function Scan({ found }: { found(text: string): void }) {
  const [isOn, setIsOn] = useState(false);
  const [failure, setFailure] = useState("");
  const video = useRef<HTMLVideoElement>(null);
  const take = useRef(found);
  take.current = found;

  useEffect(() => {
    if (!isOn) return;
    let stream: MediaStream | undefined;
    let isOver = false;
    const end = () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async (element: HTMLVideoElement) => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (isOver) return end();
      element.srcObject = stream;
      await element.play();
      const read = await reader();
      while (!isOver) {
        const text = await read(element);
        if (isOver) return;
        if (text) {
          setIsOn(false);
          take.current(text);
          return;
        }
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    };
    if (video.current)
      look(video.current).catch((error: unknown) => {
        if (isOver) return;
        setIsOn(false);
        setFailure((error as Error)?.name === "NotAllowedError" ? "friend-scan-refused" : "friend-scan-none");
      });
    return end;
  }, [isOn]);

  const press = () => {
    setFailure(navigator.mediaDevices ? "" : "friend-scan-none"); // none in pages without HTTPS
    setIsOn(!isOn && Boolean(navigator.mediaDevices));
  };
  return (
    <div class={styles.scan}>
      <Button onClick={press}>{t(isOn ? "friend-scan-stop" : "friend-scan")}</Button>
      {isOn && <video ref={video} muted playsInline aria-label={t("friend-scan-look")} />}
      <p role="status">{isOn ? t("friend-scan-look") : failure && t(failure)}</p>
    </div>
  );
}
