import { privacyContracts } from "../contract.ts";
import { erasureRoutes } from "./erasureRoutes.ts";
import { privacyRoutes } from "./routes.ts";

export const privacyFeature = {
  contracts: privacyContracts,
  routes: [privacyRoutes, erasureRoutes],
};
