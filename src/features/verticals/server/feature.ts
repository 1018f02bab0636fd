import { marketIntelligence, prospects, seasons, subVerticalInsights } from "../contract.ts";
import { verticalsRoutes } from "./routes.ts";

export const verticalsFeature = {
  contracts: [seasons, prospects, marketIntelligence, subVerticalInsights],
  routes: [verticalsRoutes],
};
