import { CRM_NAMES } from "#domain/crm/crm.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { Failure } from "#domain/failure.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { JobHandlers, JobKinds, JobRun } from "#platform/jobs/job.ts";
import type { RetryPolicy } from "#platform/jobs/retryPolicy.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { CrmFault } from "../connectors/askCrm.ts";
import { type CrmJobParts, stillMay } from "../crmJobs.ts";
import { type ConnectionRow, findConnection } from "../crmRows.ts";
import { recordCrm } from "../recordCrm.ts";
import { notePullEnd, notePullFault, selectPullState } from "./pullState.ts";
import { readDeals } from "./readDeals.ts";
import { planAll, takeOver } from "./takeDeals.ts";

declare module "#platform/jobs/job.ts" {
  interface JobKinds {
    /** Reads what was changed on the deals of an organisation's CRM, and takes it over where that was asked for. */
    readonly "crm-pull": { readonly customer: number };
  }
}

/** The last try is made two hours after the first: the next reading comes anyway. */
const PULL: RetryPolicy = { jobClass: "delivery", limitSeconds: 600, retrySeconds: [30, 120, 600, 3_600] };

/** Queues a reading, once however often it is asked for. */
export async function startPull(store: Queryable, customer: number, at?: Date): Promise<void> {
  await store.query("update crm_connection set asked_at = coalesce(asked_at, now()) where customer_id = $1", [
    customer,
  ]);
  const order = { kind: "crm-pull", data: { customer }, owner: null, name: null, key: `customer ${customer}` } as const;
  await startJob(store, at ? { ...order, at } : order);
}

/** Queues a reading for everybody who wants the call list kept up. */
export async function startHourlyPulls(store: Queryable): Promise<void> {
  const rows = await store.query<{ customer: number }>(
    "select customer_id as customer from crm_connection where takes_hourly and state = 'active'",
  );
  for (const { customer } of rows) await startPull(store, customer);
}

export const pullJobs = (parts: CrmJobParts) =>
  ({ "crm-pull": { policy: PULL, run: (data, run) => pull(parts, data, run) } }) satisfies Partial<JobHandlers>;

async function pull(
  parts: CrmJobParts,
  { customer }: JobKinds["crm-pull"],
  { attempt, signal }: JobRun,
): Promise<Record<string, never>> {
  const { database } = parts;
  try {
    const connection = await findConnection(database, customer);
    if (!connection) return {};
    if (connection.state === "ended" || !(await stillMay(parts, connection)))
      throw new CrmFault("sign-in-ended", "Somebody has to sign in again.");
    await readDeals(database, parts, connection, signal);
    await notePullEnd(database, customer, null);
    if ((await selectPullState(database, customer))?.hourly) await takeAll(parts, connection);
  } catch (reason) {
    if (reason instanceof Failure) await notePullEnd(database, customer, "unreachable");
    if (!(reason instanceof CrmFault)) throw reason;
    const { code, retryAfter } = reason;
    const isPassing = code === "unreachable" || code === "rate-limited";
    const isLast = attempt > PULL.retrySeconds.length;
    if (!isPassing || isLast) await notePullEnd(database, customer, code);
    else await notePullFault(database, customer, code);
    if (!isPassing) return {};
    // It says itself when to come back, and that is no failed try.
    if (retryAfter === null || isLast) throw reason;
    await startPull(database, customer, new Date(Date.now() + retryAfter * 1_000));
  }
  return {};
}

/** In the name of whoever made the connection. */
async function takeAll(
  { database, rights }: CrmJobParts,
  { customer, kind, person: id }: ConnectionRow,
): Promise<void> {
  const { person } = await rights.callerOf(id);
  await database.transaction(async (store) => {
    const plans = await planAll(
      store,
      customer,
      SUB_VERTICALS.map((category) => category.id),
    );
    const calls = await takeOver(store, { customer, person: id, kind }, plans);
    if (calls > 0) await recordCrm(store, person, "crm.taken", { after: { crm: CRM_NAMES[kind], calls } });
  });
}
