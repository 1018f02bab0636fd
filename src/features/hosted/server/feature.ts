import { hostedToken } from "../contract.ts";
import { hostedRoutes } from "./routes.ts";

export const hostedFeature = {
  contracts: [hostedToken],
  routes: [hostedRoutes],
};
