import { session } from "../contract.ts";
import { sessionRoutes } from "./routes.ts";

export const sessionFeature = {
  contracts: [session],
  routes: [sessionRoutes],
};
