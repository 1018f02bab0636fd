import { callApi } from "#ui/api/callApi.ts";
import { alertsQuery } from "#ui/queries/alertsQuery.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { copyLink } from "#ui/savedViews/copyLink.ts";
import {
  changeAlertRule,
  deleteAlertRule,
  deleteAlertSubscription,
  markAlerts,
  restoreAlertRule,
  restoreAlertSubscription,
  saveAlertSubscription,
} from "../contract.ts";
import type { AlertItem, AlertRuleItem, AlertSubscription } from "../contract/alertSchemas.ts";
import { browserZone } from "./browserZone.ts";

type Mark = { readonly read?: boolean; readonly dismissed?: boolean };

/** Marks alerts; what is shown changes before the server has agreed. */
export async function mark(alerts: readonly AlertItem[], change: Mark): Promise<void> {
  const ids = new Set(alerts.map(({ id }) => id));
  queryClient.setQueryData(alertsQuery().queryKey, (items) =>
    items?.map((item) => (ids.has(item.id) ? { ...item, ...change } : item)),
  );
  await atServer(() => callApi(markAlerts, { body: { alerts: [...ids], ...change } }));
}

/** Puts alerts aside and offers to undo it. */
export async function dismiss(alerts: readonly AlertItem[]): Promise<void> {
  addToast((text) => text("alerts.told.dismissed", { count: alerts.length }), {
    toastId: "alerts-dismissed",
    action: { label: (text) => text("alerts.told.undo"), run: () => void mark(alerts, { dismissed: false }) },
  });
  await mark(alerts, { dismissed: true });
}

export async function share({ path }: Pick<AlertItem, "path">): Promise<void> {
  await copyLink(path).then(
    () => addToast((text) => text("alerts.told.copied"), { type: "success" }),
    (reason: unknown) => toastProblem(reason),
  );
}

/** Deletes a rule with its alerts and offers to undo it. */
export async function removeRule({ id }: AlertRuleItem): Promise<void> {
  addToast((text) => text("alerts.rules.deleted"), {
    toastId: `alert-rule-${id}`,
    action: {
      label: (text) => text("alerts.told.undo"),
      run: () => void atServer(() => callApi(restoreAlertRule, { params: { rule: id } })).then(loadAnew),
    },
  });
  await atServer(() => callApi(deleteAlertRule, { params: { rule: id } }));
  await loadAnew();
}

/** Pauses a rule, or lets it go on. */
export async function turnRule({ id, version, active }: AlertRuleItem): Promise<void> {
  await atServer(() => callApi(changeAlertRule, { params: { rule: id }, body: { version, active: !active } }));
  await loadAnew();
}

export type NewSubscription = Pick<AlertSubscription, "vertical" | "market" | "rhythm" | "inApp" | "byMail">;

/** Subscribes, or changes how; the browser tells by whose clock. */
export async function subscribe(wanted: NewSubscription): Promise<AlertSubscription | null> {
  try {
    return await callApi(saveAlertSubscription, { body: { ...wanted, timeZone: browserZone() } });
  } catch (reason) {
    toastProblem(reason);
    return null;
  } finally {
    await loadAnew();
  }
}

export async function endSubscription({ id }: AlertSubscription): Promise<void> {
  addToast((text) => text("alerts.subscriptions.ended"), {
    toastId: `alert-subscription-${id}`,
    action: {
      label: (text) => text("alerts.told.undo"),
      run: () =>
        void atServer(() => callApi(restoreAlertSubscription, { params: { subscription: id } })).then(loadAnew),
    },
  });
  await atServer(() => callApi(deleteAlertSubscription, { params: { subscription: id } }));
  await loadAnew();
}

/** Everything about alerts, after a change that reaches further than what is shown. */
export function loadAnew(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["alerts"] });
}

/** What was shown before the server agreed is loaded anew where it does not. */
async function atServer(change: () => Promise<unknown>): Promise<void> {
  await change().catch((reason: unknown) => {
    toastProblem(reason);
    void loadAnew();
  });
}
