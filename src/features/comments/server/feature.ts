import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { addComment, changeComment, comments, removeComment, restoreComment } from "../contract.ts";
import { sweepComments } from "./commentRows.ts";
import { commentsRoutes } from "./routes.ts";

export const commentsFeature = {
  contracts: [comments, addComment, changeComment, removeComment, restoreComment],
  routes: [commentsRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "comments", everySeconds: HOUR, run: () => sweepComments(database) },
  ],
};
