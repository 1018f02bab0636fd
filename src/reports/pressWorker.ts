import { parentPort } from "node:worker_threads";
import type { PressAnswer, PressOrder } from "./press.ts";
import { writeDocument } from "./writers/writeDocument.ts";

/** The thread that writes documents, one after the other. */
parentPort?.on("message", ({ id, document, format }: PressOrder) => {
  writeDocument(document, format).then(
    (bytes) => {
      // A copy in a buffer of its own can change hands.
      const own = new Uint8Array(bytes);
      const answer: PressAnswer = { id, bytes: own };
      parentPort?.postMessage(answer, [own.buffer]);
    },
    (reason: unknown) => {
      const answer: PressAnswer = {
        id,
        fault: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
      };
      parentPort?.postMessage(answer, []);
    },
  );
});
