import { publishDue } from "#platform/content/publishDue.ts";
import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { contentContracts } from "../contract/endpoints.ts";
import { contentRoutes } from "./routes.ts";
import { type ContentParts, tellContentFollowers } from "./contentParts.ts";
import { sweepFiles } from "./sweepFiles.ts";

interface KeepingParts extends ContentParts {
  readonly database: Database;
}

export const contentFeature = {
  contracts: contentContracts,
  routes: [contentRoutes],
  recurring: ({ database, ...parts }: KeepingParts): readonly RecurringWork[] => [
    {
      // What waited for a time of its own.
      name: "content",
      everySeconds: 20,
      atStart: true,
      run: async () => {
        await publishDue(database);
        await tellContentFollowers(database, parts);
      },
    },
    // Those that nothing has used for a time.
    { name: "files", everySeconds: HOUR, run: () => sweepFiles(database, parts.files) },
  ],
};
