import type { Database } from "#platform/database/database.ts";
import { endDemoAccounts } from "#platform/identity/endDemoAccounts.ts";
import { sweepSignIns } from "#platform/identity/sweepSignIns.ts";
import { HOUR, MINUTE, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  changeUser,
  changeUsers,
  importUsers,
  inviteUser,
  inviteUserAgain,
  oneUser,
  userSignIns,
  users,
} from "../contract.ts";
import { usersRoutes } from "./routes.ts";

interface KeepingParts {
  readonly database: Database;
  readonly keepDemoAccounts: boolean;
  readonly signInDays: number;
}

export const usersFeature = {
  contracts: [users, inviteUser, changeUsers, importUsers, oneUser, changeUser, inviteUserAgain, userSignIns],
  routes: [usersRoutes],
  recurring: ({ database, keepDemoAccounts, signInDays }: KeepingParts): readonly RecurringWork[] => [
    // Those that could not end with the publication, for want of another administrator.
    { name: "demoAccounts", everySeconds: 10 * MINUTE, run: async () => keepDemoAccounts || endDemoAccounts(database) },
    // What is no longer needed about people. The audit log is for ever.
    { name: "signIns", everySeconds: HOUR, run: () => sweepSignIns(database, signInDays) },
  ],
};
