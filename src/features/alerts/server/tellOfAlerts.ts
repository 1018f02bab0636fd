import type { Queryable } from "#database/database.ts";
import { notify } from "#notifications/notify.ts";
import type { NewAlert } from "./alertRows.ts";
import { selectSubscriptionsOf } from "./subscriptionRows.ts";
import { concerns } from "./concerns.ts";
import { tellSystemsOfAlerts } from "./tellSystemsOfAlerts.ts";

/** Where the alerts stand in the app. */
export const ALERTS_PATH = "/market-reports/vertical-alerts";

/** One notice a person for all that is new, unless she subscribed to it without notices; and one message a customer for its systems. */
export async function tellOfAlerts(store: Queryable, made: readonly NewAlert[], at: Date): Promise<void> {
  await tellSystemsOfAlerts(store, made, { at, link: ALERTS_PATH });
  const perPerson = Map.groupBy(made, ({ person }) => person);
  const subscriptions = Map.groupBy(await selectSubscriptionsOf(store, [...perPerson.keys()]), ({ person }) => person);
  for (const [person, alerts] of perPerson) {
    const own = subscriptions.get(person) ?? [];
    const told = alerts.filter(({ facts }) => {
      const matching = own.filter((one) => concerns(one, facts));
      return matching.length === 0 || matching.some(({ inApp }) => inApp);
    });
    if (told.length === 0) continue;
    const data = { number: String(told.length) };
    await notify(store, [person], { kind: "alert-raised", data, link: ALERTS_PATH });
  }
}
