import { forecastContracts } from "../contract.ts";
import { forecastAnalysisRoutes } from "./routes.ts";

export const forecastAnalysisFeature = {
  contracts: forecastContracts,
  routes: [forecastAnalysisRoutes],
};
