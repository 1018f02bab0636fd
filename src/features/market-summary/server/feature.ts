import { marketSummary, quarterlySpending, screenFile, summarySections } from "../contract.ts";
import { marketSummaryRoutes } from "./routes.ts";

export const marketSummaryFeature = {
  contracts: [marketSummary, quarterlySpending, screenFile, ...Object.values(summarySections)],
  routes: [marketSummaryRoutes],
};
