import { about } from "../contract.ts";
import { aboutRoutes } from "./routes.ts";

export const aboutFeature = {
  contracts: [about],
  routes: [aboutRoutes],
};
