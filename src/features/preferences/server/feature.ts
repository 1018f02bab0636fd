import { preferences, savePreferences } from "../contract.ts";
import { preferencesRoutes } from "./routes.ts";

export const preferencesFeature = {
  contracts: [preferences, savePreferences],
  routes: [preferencesRoutes],
};
