import type { Database } from "#platform/database/database.ts";
import { MINUTE, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { sweepTokens } from "#platform/identity/sweepTokens.ts";
import { forgotPassword, passwordLink, resetPassword, takeInvitation } from "../contract.ts";
import { registrationRoutes } from "./routes.ts";

export const registrationFeature = {
  contracts: [forgotPassword, passwordLink, resetPassword, takeInvitation],
  routes: [registrationRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    // Links and unproven requests that nobody can use any more, wherever people sign in.
    { name: "tokens", everySeconds: 10 * MINUTE, run: () => sweepTokens(database) },
  ],
};
