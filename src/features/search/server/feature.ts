import { stationSearch } from "../contract.ts";
import { searchRoutes } from "./routes.ts";

export const searchFeature = {
  contracts: [stationSearch],
  routes: [searchRoutes],
};
