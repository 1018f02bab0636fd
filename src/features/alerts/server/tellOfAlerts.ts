import type { Queryable } from "#platform/database/database.ts";
import { notify } from "#platform/notifications/notify.ts";
import type { NewAlert } from "./alertRows.ts";
import type { Owner } from "./ruleRows.ts";
import { selectSubscriptions } from "./subscriptionRows.ts";
import { concerns } from "./concerns.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** The person's alert rules have found something: how much. */
    readonly "alert-raised": { readonly number: string };
  }
}

/** Where the alerts stand in the app. */
export const ALERTS_PATH = "/market-reports/vertical-alerts";

/** One notice for all that is new of a person's, unless she subscribed to it without notices. */
export async function tellOfAlerts(store: Queryable, owner: Owner, made: readonly NewAlert[]): Promise<void> {
  const own = await selectSubscriptions(store, owner);
  const told = made.filter(({ facts }) => {
    const matching = own.filter((one) => concerns(one, facts));
    return matching.length === 0 || matching.some(({ inApp }) => inApp);
  });
  if (told.length === 0) return;
  const data = { number: String(told.length) };
  await notify(store, [owner.id], { kind: "alert-raised", data, link: ALERTS_PATH });
}
