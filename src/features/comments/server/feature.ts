import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { addComment, changeComment, comments, removeComment, restoreComment } from "../contract.ts";
import { receivers, sendThing } from "../contract/sendings.ts";
import { sweepComments } from "./commentRows.ts";
import { commentsRoutes } from "./routes.ts";
import { sendingRoutes } from "./sendingRoutes.ts";

export const commentsFeature = {
  contracts: [comments, addComment, changeComment, removeComment, restoreComment, receivers, sendThing],
  routes: [commentsRoutes, sendingRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "comments", everySeconds: HOUR, run: () => sweepComments(database) },
  ],
};
