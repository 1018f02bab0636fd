import type { DocumentOrder } from "#documents/documentWorker.ts";
import type { SideOrder } from "#documents/sideProcess.ts";

/** A writer that does what a document's title says, for tests of the document worker: crashes, hangs, fails, or answers with its subject. */
process.on("message", ({ id, order }: SideOrder<DocumentOrder>) => {
  if (order.kind === "report") {
    process.send?.({ id, progress: 0.5 });
    setTimeout(() => process.send?.({ id, made: { rows: 7 } }), 500);
    return;
  }
  if (order.kind !== "document") return;
  const { document } = order;
  switch (document.title) {
    case "crash":
      process.kill(process.pid, "SIGSEGV");
      break;
    case "leave":
      process.exit(3);
      break;
    case "hang":
      // As native code does that never comes back: no message is read any more.
      for (;;);
    case "fail":
      process.send?.({ id, fault: "Error: no ink" });
      break;
    case "process":
      process.send?.({ id, made: new TextEncoder().encode(String(process.pid)) });
      break;
    case "environment":
      process.send?.({ id, made: new TextEncoder().encode(Object.keys(process.env).join(" ")) });
      break;
    default:
      process.send?.({ id, made: new TextEncoder().encode(document.subject) });
  }
});
process.on("disconnect", () => process.exit(0));
