import { marketEditingContracts } from "../contract.ts";
import { marketEditingRoutes } from "./routes.ts";

export const marketEditingFeature = {
  contracts: marketEditingContracts,
  routes: [marketEditingRoutes],
};
