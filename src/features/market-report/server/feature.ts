import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import { marketReport, marketReportFile } from "../contract.ts";
import {
  createReportLink,
  customerReportLinks,
  openReportLink,
  reportLinkFile,
  reportLinks,
  restoreReportLink,
  revokeReportLink,
} from "../contract/reportLinks.ts";
import { reportLinkRoutes } from "./links/routes.ts";
import { marketReportRoutes } from "./routes.ts";
import { sweepLinks } from "./links/sweepLinks.ts";

export const marketReportFeature = {
  contracts: [
    marketReport,
    marketReportFile,
    reportLinks,
    customerReportLinks,
    createReportLink,
    revokeReportLink,
    restoreReportLink,
    openReportLink,
    reportLinkFile,
  ],
  routes: [marketReportRoutes, reportLinkRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "reportLinks", everySeconds: HOUR, run: () => sweepLinks(database) },
  ],
};
