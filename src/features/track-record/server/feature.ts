import { trackRecordContracts } from "../contract.ts";
import { trackRecordRoutes } from "./routes.ts";

export const trackRecordFeature = {
  contracts: trackRecordContracts,
  routes: [trackRecordRoutes],
};
