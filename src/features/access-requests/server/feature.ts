import { accessRequests, confirmRequest, decideRequest, requestAccess, requestRight } from "../contract.ts";
import { accessRequestsRoutes } from "./routes.ts";

export const accessRequestsFeature = {
  contracts: [requestAccess, confirmRequest, requestRight, accessRequests, decideRequest],
  routes: [accessRequestsRoutes],
};
