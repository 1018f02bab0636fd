import { auditChoices, auditEntries, auditVerification } from "../contract.ts";
import { auditRoutes } from "./routes.ts";

export const auditFeature = {
  contracts: [auditEntries, auditChoices, auditVerification],
  routes: [auditRoutes],
};
