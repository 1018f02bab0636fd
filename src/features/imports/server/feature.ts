import { importContracts } from "../contract.ts";
import { importsRoutes } from "./routes.ts";

export const importsFeature = {
  contracts: importContracts,
  routes: [importsRoutes],
};
