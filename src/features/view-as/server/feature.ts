import { beginViewAs, endViewAs } from "../contract.ts";
import { viewAsRoutes } from "./routes.ts";

export const viewAsFeature = {
  contracts: [beginViewAs, endViewAs],
  routes: [viewAsRoutes],
};
