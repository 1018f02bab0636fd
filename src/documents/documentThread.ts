import type { DocumentWorkerAnswer, DocumentOrder } from "./documentWorker.ts";
import type { SideAnswer, SideOrder } from "./sideProcess.ts";
import { loadWriters, writeDocument } from "./writers/writeDocument.ts";

/** The process that writes documents, one after the other. It ends with the one that started it. */
process.on("message", ({ id, order }: SideOrder<DocumentOrder>) => {
  make(order, (progress) => answer({ id, progress })).then(
    (made) => answer({ id, made }),
    (reason: unknown) =>
      answer({ id, fault: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) }),
  );
});
process.on("disconnect", () => process.exit(0));

/** What computes reports is loaded when the first one is asked for. */
async function make(
  order: DocumentOrder,
  progress: (part: number) => void,
): Promise<DocumentWorkerAnswer[keyof DocumentWorkerAnswer]> {
  if (order.kind === "document") return writeDocument(order.document, order.format);
  if (order.kind === "picture") return (await import("./writers/png/writePng.ts")).writePng(order.picture);
  if (order.kind === "warm") {
    await loadWriters();
    return null;
  }
  const { computeTable, makeCustomReport } = await import("./customReport/makeCustomReport.ts");
  return order.kind === "table" ? computeTable(order.table) : makeCustomReport(order.report, progress);
}

function answer(it: SideAnswer<DocumentWorkerAnswer[keyof DocumentWorkerAnswer]>): void {
  process.send?.(it);
}
