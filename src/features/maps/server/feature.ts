import { countyShapes, marketShapes } from "../contract.ts";
import { mapsRoutes } from "./routes.ts";

export const mapsFeature = {
  contracts: [marketShapes, countyShapes],
  routes: [mapsRoutes],
};
