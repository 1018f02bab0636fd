import { MINUTE, type RecurringWork } from "#platform/jobs/recurringWork.ts";
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
import { type AlertsUpKeep, keepAlertsUp } from "./keepAlertsUp.ts";

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
  recurring: (parts: Omit<AlertsUpKeep, "at">): readonly RecurringWork[] => [
    {
      // Days that begin, digests that are due, and revisions that nothing followed on.
      name: "alerts",
      everySeconds: 5 * MINUTE,
      atStart: true,
      run: () => keepAlertsUp({ ...parts, at: Date.now() }),
    },
  ],
};
