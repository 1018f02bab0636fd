import type { Database } from "#platform/database/database.ts";
import { sweepIdempotentAnswers } from "#platform/database/idempotentAnswers.ts";
import { MINUTE, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { allApiKeys, createApiKey, ownApiKeys, revokeApiKey } from "../contract.ts";
import { apiKeysRoutes } from "./routes.ts";

export const apiKeysFeature = {
  contracts: [ownApiKeys, allApiKeys, createApiKey, revokeApiKey],
  routes: [apiKeysRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "idempotent-answers", everySeconds: 30 * MINUTE, run: () => sweepIdempotentAnswers(database) },
  ],
};
