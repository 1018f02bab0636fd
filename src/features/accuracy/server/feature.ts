import { accuracyContracts } from "../contract.ts";
import { accuracyRoutes } from "./routes.ts";

export const accuracyFeature = {
  contracts: accuracyContracts,
  routes: [accuracyRoutes],
};
