import type { Queryable } from "#platform/database/database.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import type { NewAlert } from "./alertRows.ts";

/** More places than this are found in the app, not in a message. */
const MOST_NAMED = 100;

/**
 * Tells the systems of each customer, once for all alerts of its people: what kinds of alerts they are, of which markets and verticals,
 * and where in the app to look. Neither a figure nor a person is named: a receiver need not have anybody's rights.
 */
export async function tellSystemsOfAlerts(
  store: Queryable,
  made: readonly NewAlert[],
  { at, link }: { readonly at: Date; readonly link: string },
): Promise<void> {
  for (const [customer, alerts] of Map.groupBy(made, (alert) => alert.customer)) {
    const facts = alerts.map((alert) => alert.facts);
    const data = {
      alerts: alerts.length,
      kinds: named(facts.map(({ kind }) => kind)),
      markets: named(facts.map(({ market }) => market)),
      subjects: named(facts.map(({ subject }) => subject.id)),
      link,
    };
    const event = { event: "alert.raised", customer, at: at.toISOString(), data } as const;
    await startJob(store, { kind: "webhook-event", data: event, owner: null, name: null });
  }
}

function named(ids: readonly string[]): string[] {
  return [...new Set(ids)].toSorted().slice(0, MOST_NAMED);
}
