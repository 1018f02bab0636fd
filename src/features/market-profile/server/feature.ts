import { marketCounties, marketDemographics, marketDemographicsBreakdown, marketProfileStats } from "../contract.ts";
import { marketProfileRoutes } from "./routes.ts";

export const marketProfileFeature = {
  contracts: [marketProfileStats, marketDemographics, marketDemographicsBreakdown, marketCounties],
  routes: [marketProfileRoutes],
};
