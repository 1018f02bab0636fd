import { sellingAidsContracts } from "../contract/endpoints.ts";
import { sellingAidsRoutes } from "./routes.ts";

export const sellingAidsFeature = {
  contracts: sellingAidsContracts,
  routes: [sellingAidsRoutes],
};
