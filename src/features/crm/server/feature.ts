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
  matchCrm,
  previewCrm,
  pushCompanies,
  settleCrm,
} from "../contract.ts";
import { chooseCrmDeal, crmDeals, linkCrmDeal, mapCrmStages, readCrmDeals, takeCrmDeals } from "../contract/deals.ts";
import { crmTasks, sendCrmTasks, switchCrmTasks } from "../contract/tasks.ts";
import { type CrmJobParts, crmJobs } from "./crmJobs.ts";
import { pullJobs, startHourlyPulls } from "./pull/pullJobs.ts";
import { pullRoutes } from "./pull/pullRoutes.ts";
import { crmRoutes } from "./routes.ts";
import { sweepCrm } from "./signIn.ts";
import { startHourlyTasks, taskJobs } from "./tasks/taskJobs.ts";
import { taskRoutes } from "./tasks/taskRoutes.ts";

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
    matchCrm,
    crmDeals,
    readCrmDeals,
    takeCrmDeals,
    chooseCrmDeal,
    linkCrmDeal,
    mapCrmStages,
    crmTasks,
    switchCrmTasks,
    sendCrmTasks,
  ],
  routes: [crmRoutes, pullRoutes, taskRoutes],
  jobs: (parts: CrmJobParts) => ({ ...crmJobs(parts), ...pullJobs(parts), ...taskJobs(parts) }),
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "crm", everySeconds: HOUR, run: () => sweepCrm(database) },
    { name: "crmDeals", everySeconds: HOUR, run: () => startHourlyPulls(database) },
    { name: "crmTasks", everySeconds: HOUR, run: () => startHourlyTasks(database) },
  ],
};
