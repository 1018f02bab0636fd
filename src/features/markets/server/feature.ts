import { markets, oneMarket } from "../contract.ts";
import { marketsRoutes } from "./routes.ts";

export const marketsFeature = {
  contracts: [markets, oneMarket],
  routes: [marketsRoutes],
};
