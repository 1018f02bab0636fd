import { seesTeamCalls } from "#platform/identity/people/seesTeamCalls.ts";
import { mayUse } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import type { JobHandlers, JobKinds, JobRun } from "#platform/jobs/job.ts";
import type { RetryPolicy } from "#platform/jobs/retryPolicy.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { CrmFault } from "./connectors/askCrm.ts";
import { type ConnectionRow, findConnection, noteFault } from "./crmRows.ts";
import { sendWaiting } from "./sendCompanies.ts";
import type { CrmParts } from "./withCrm.ts";

declare module "#platform/jobs/job.ts" {
  interface JobKinds {
    /** Sends the companies of an organisation that wait for it to its CRM. */
    readonly "crm-push": { readonly customer: number };
  }
}

export interface CrmJobParts extends CrmParts {
  readonly database: Database;
  readonly rights: RightsDirectory;
}

/** The last try is made a day after the first. */
const PUSH: RetryPolicy = {
  jobClass: "delivery",
  limitSeconds: 300,
  retrySeconds: [30, 120, 600, 3_600, 21_600, 57_600],
};

/** Queues the sending of what waits, once however often it is asked for. */
export function startPush(store: Queryable, customer: number, at?: Date): Promise<string> {
  const order = { kind: "crm-push", data: { customer }, owner: null, name: null, key: `customer ${customer}` } as const;
  return startJob(store, at ? { ...order, at } : order);
}

export const crmJobs = (parts: CrmJobParts) =>
  ({ "crm-push": { policy: PUSH, run: (data, run) => push(parts, data, run) } }) satisfies Partial<JobHandlers>;

async function push(
  parts: CrmJobParts,
  { customer }: JobKinds["crm-push"],
  { attempt, signal }: JobRun,
): Promise<Record<string, never>> {
  const { database } = parts;
  try {
    // Read anew before each batch: the one before may have renewed the sign-in, and somebody may have ended it.
    for (let more = true; more; ) {
      signal.throwIfAborted();
      const connection = await findConnection(database, customer);
      if (!connection) return {};
      if (connection.state === "ended" || !(await stillMay(parts, connection)))
        throw new CrmFault("sign-in-ended", "Somebody has to sign in again.");
      more = (await sendWaiting(database, parts, connection, signal)) > 0;
    }
  } catch (reason) {
    if (reason instanceof Failure) await noteFault(database, customer, "unreachable", reason.message, true);
    if (!(reason instanceof CrmFault)) throw reason;
    const { code, message, retryAfter } = reason;
    const isPassing = code === "unreachable" || code === "rate-limited";
    const isLast = attempt > PUSH.retrySeconds.length;
    await noteFault(database, customer, code, message, !isPassing || isLast);
    if (!isPassing) return {};
    // It says itself when to come back, and that is no failed try.
    if (retryAfter === null || isLast) throw reason;
    await startPush(database, customer, new Date(Date.now() + retryAfter * 1_000));
  }
  return {};
}

/** A connection works as long as whoever made it may still make one. */
export async function stillMay(
  { database, rights }: CrmJobParts,
  { person, customer }: ConnectionRow,
): Promise<boolean> {
  try {
    const caller = await rights.callerOf(person);
    return (
      mayUse(caller.rights, { access: ["shareOfWallet"] }) &&
      (await seesTeamCalls(database, { id: person, customerId: customer }))
    );
  } catch {
    return false;
  }
}
