import type { SideAnswer, SideOrder } from "#documents/sideProcess.ts";
import { answerQuery } from "./answerQuery.ts";
import type { QueryOrder } from "./queryOrder.ts";
import type { QueryPage } from "./tableQuery.ts";

/** The process that answers queries over millions of rows, one after the other. It ends with the one that started it. */
process.on("message", ({ id, order }: SideOrder<QueryOrder>) => {
  try {
    answer({ id, made: answerQuery(order) });
  } catch (reason) {
    answer({ id, fault: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) });
  }
});
process.on("disconnect", () => process.exit(0));

function answer(it: SideAnswer<QueryPage>): void {
  process.send?.(it);
}
