import { health } from "../contract.ts";
import { healthRoutes } from "./routes.ts";

export const healthFeature = {
  contracts: [health],
  routes: [healthRoutes],
};
