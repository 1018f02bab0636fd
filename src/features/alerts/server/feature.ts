import {
  addAlertRule,
  alertRules,
  alertSubscriptions,
  alerts,
  changeAlertRule,
  deleteAlertRule,
  deleteAlertSubscription,
  markAlert,
  markAlerts,
  previewAlertRule,
  restoreAlertRule,
  restoreAlertSubscription,
  saveAlertSubscription,
  sendAlertDigest,
} from "../contract.ts";
import { alertsRoutes } from "./routes.ts";

export const alertsFeature = {
  contracts: [
    alerts,
    markAlert,
    markAlerts,
    alertRules,
    addAlertRule,
    previewAlertRule,
    changeAlertRule,
    deleteAlertRule,
    restoreAlertRule,
    alertSubscriptions,
    saveAlertSubscription,
    deleteAlertSubscription,
    restoreAlertSubscription,
    sendAlertDigest,
  ],
  routes: [alertsRoutes],
};
