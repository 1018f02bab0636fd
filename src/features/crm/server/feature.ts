import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  beginCrmSignIn,
  connectCrm,
  crm,
  crmCompanies,
  crmFields,
  endCrm,
  mapCrm,
  previewCrm,
  pushCompanies,
  settleCrm,
} from "../contract.ts";
import { crmJobs } from "./crmJobs.ts";
import { crmRoutes } from "./routes.ts";
import { sweepCrm } from "./signIn.ts";

export const crmFeature = {
  contracts: [
    crm,
    beginCrmSignIn,
    connectCrm,
    endCrm,
    crmFields,
    mapCrm,
    previewCrm,
    pushCompanies,
    crmCompanies,
    settleCrm,
  ],
  routes: [crmRoutes],
  jobs: crmJobs,
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "crm", everySeconds: HOUR, run: () => sweepCrm(database) },
  ],
};
