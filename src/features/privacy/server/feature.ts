import type { Database } from "#platform/database/database.ts";
import { eraseDue } from "#platform/identity/erasure/eraseDue.ts";
import { MINUTE, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { privacyContracts } from "../contract.ts";
import { erasureRoutes } from "./erasureRoutes.ts";
import { privacyRoutes } from "./routes.ts";

export const privacyFeature = {
  contracts: privacyContracts,
  routes: [privacyRoutes, erasureRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    // People whose time to think again is over.
    { name: "erasures", everySeconds: 10 * MINUTE, run: () => eraseDue(database) },
  ],
};
