import { customMarketContracts } from "../contract.ts";
import { customMarketsRoutes } from "./routes.ts";

export const customMarketsFeature = {
  contracts: customMarketContracts,
  routes: [customMarketsRoutes],
};
