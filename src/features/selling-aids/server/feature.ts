import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { sellingAidsContracts } from "../contract/endpoints.ts";
import { sellingAidsRoutes } from "./routes.ts";
import { sweepTeamAids } from "./team/sweepTeamAids.ts";

export const sellingAidsFeature = {
  contracts: sellingAidsContracts,
  routes: [sellingAidsRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    // What teams deleted long ago, and files that were brought and never used.
    { name: "teamAids", everySeconds: HOUR, run: () => sweepTeamAids(database) },
  ],
};
