import { adIntelContracts } from "../contract.ts";
import { adIntelRoutes } from "./routes.ts";

export const adIntelFeature = {
  contracts: adIntelContracts,
  routes: [adIntelRoutes],
};
