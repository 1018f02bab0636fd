import { marketSummary, screenFile, summarySections } from "../contract.ts";
import { marketSummaryRoutes } from "./routes.ts";

export const marketSummaryFeature = {
  contracts: [marketSummary, screenFile, ...Object.values(summarySections)],
  routes: [marketSummaryRoutes],
};
