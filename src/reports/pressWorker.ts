import type { PressAnswer, PressOrder } from "./press.ts";
import { writeDocument } from "./writers/writeDocument.ts";

/** The process that writes documents, one after the other. It ends with the one that started it. */
process.on("message", ({ id, document, format }: PressOrder) => {
  writeDocument(document, format).then(
    (bytes) => answer({ id, bytes }),
    (reason: unknown) =>
      answer({ id, fault: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) }),
  );
});
process.on("disconnect", () => process.exit(0));

function answer(it: PressAnswer): void {
  process.send?.(it);
}
