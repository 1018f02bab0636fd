import { contentContracts } from "../contract/endpoints.ts";
import { contentRoutes } from "./routes.ts";

export const contentFeature = {
  contracts: contentContracts,
  routes: [contentRoutes],
};
