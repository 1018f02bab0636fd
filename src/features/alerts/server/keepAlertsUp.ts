import type { Database, Queryable } from "#platform/database/database.ts";
import { revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import type { Site } from "#platform/identity/site.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { published } from "#revisions/publishing/published.ts";
import { sendDueDigests } from "./alertDigests.ts";
import { evaluateAlerts } from "./evaluateAlerts.ts";
import { revisionBefore } from "./holdRule.ts";

export interface AlertsUpKeep {
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
  readonly site: Site;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Does whatever is due with alerts: a new revision and a new day are held against all rules, digests go out, what is old is
 * forgotten. It can be asked at any time and by any number of processes: nothing is done twice.
 */
export async function keepAlertsUp({ database, loadedRevisions, site, at }: AlertsUpKeep): Promise<void> {
  const now = published(loadedRevisions);
  if (now) {
    const basedOn = (await revisionRecord(database, Number(now.revision.id)))?.basedOn ?? null;
    const [done] = await database.query(
      "select 1 from alert_evaluation where occasion = $1 and finished_at is not null",
      [`r${now.revision.id}`],
    );
    // The revision before takes some 75 MB: it is read only where there is something to hold against it.
    if (!done)
      await evaluateAlerts(database, {
        now,
        before: await revisionBefore(loadedRevisions, basedOn),
        of: "revision",
        at,
      });
    await evaluateAlerts(database, { now, before: null, of: "calendar", at });
    await sendDueDigests(database, { loadedRevision: now, site, at });
  }
  await sweepAlerts(database);
}

/** Forgets rules and subscriptions that were deleted a day ago, alerts put aside a quarter of a year ago, and all of them after two years. */
async function sweepAlerts(store: Queryable): Promise<void> {
  await store.query("delete from alert_rule where deleted_at < now() - interval '1 day'");
  await store.query("delete from alert_subscription where deleted_at < now() - interval '1 day'");
  await store.query(
    "delete from alert where dismissed_at < now() - interval '90 days' or raised_at < now() - interval '2 years'",
  );
  await store.query(
    "delete from alert_evaluation where finished_at < now() - interval '2 years' and occasion not like 'r%'",
  );
  await store.query("delete from alert_digest where made_at < now() - interval '1 year'");
}
