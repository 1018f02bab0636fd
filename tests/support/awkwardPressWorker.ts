import type { PressOrder } from "#reports/press.ts";

/** A writer that does what a document's title says, for tests of the press: crashes, hangs, fails, or answers with its subject. */
process.on("message", ({ id, document }: PressOrder) => {
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
      process.send?.({ id, bytes: new TextEncoder().encode(String(process.pid)) });
      break;
    case "environment":
      process.send?.({ id, bytes: new TextEncoder().encode(Object.keys(process.env).join(" ")) });
      break;
    default:
      process.send?.({ id, bytes: new TextEncoder().encode(document.subject) });
  }
});
process.on("disconnect", () => process.exit(0));
