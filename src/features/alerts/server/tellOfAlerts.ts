import type { Queryable } from "#database/database.ts";
import type { AlertFacts } from "#domain/alerts/alertFacts.ts";
import { notify } from "#notifications/notify.ts";
import { selectSubscriptionsOf } from "./subscriptionRows.ts";
import { concerns } from "./concerns.ts";

/** Where the alerts stand in the app. */
export const ALERTS_PATH = "/market-reports/vertical-alerts";

/** One notice a person for all that is new, unless she subscribed to it without notices. */
export async function tellOfAlerts(
  store: Queryable,
  made: readonly { readonly person: number; readonly facts: AlertFacts }[],
): Promise<void> {
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
