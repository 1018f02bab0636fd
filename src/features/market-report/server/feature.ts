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
};
