import type { SideAnswer, SideOrder } from "#documents/sideProcess.ts";
import { makeFile } from "./makeFile.ts";
import type { MadeFile, MakeOrder } from "./makeOrder.ts";

/** The process that makes files of whole tables, one after the other. It ends with the one that started it. */
process.on("message", ({ id, order }: SideOrder<MakeOrder>) => {
  makeFile(order).then(
    (made) => answer({ id, made }),
    (reason: unknown) =>
      answer({ id, fault: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) }),
  );
});
process.on("disconnect", () => process.exit(0));

function answer(it: SideAnswer<MadeFile>): void {
  process.send?.(it);
}
