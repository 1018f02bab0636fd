import { preferences, savePreferences } from "../contract.ts";
import { keepTour } from "../contract/tour.ts";
import { preferencesRoutes } from "./routes.ts";

export const preferencesFeature = {
  contracts: [preferences, savePreferences, keepTour],
  routes: [preferencesRoutes],
};
