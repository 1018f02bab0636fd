import { Worker } from "node:worker_threads";
import type { DrawnImage, Redrawn } from "./drawnImage.ts";

/** No picture of the size that is let in takes longer, even on a busy machine. */
const LIMIT_MS = 30_000;

/**
 * Unpacks a picture and packs its pixels anew, so that nothing but what one sees is kept: no place of a camera, no second file behind it, no surprise for the
 * next program that unpacks it. Happens in a thread of its own, which ends with it.
 *
 * @returns null for what cannot be unpacked
 */
export function redrawImage(bytes: Uint8Array): Promise<DrawnImage | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./redrawWorker.ts", import.meta.url), { workerData: bytes });
    const overdue = setTimeout(() => end(null), LIMIT_MS);
    function end(image: DrawnImage | null): void {
      clearTimeout(overdue);
      void worker.terminate();
      resolve(image);
    }
    worker.once("message", ({ image }: Redrawn) => end(image));
    worker.once("error", () => end(null));
    worker.once("exit", () => end(null));
  });
}
