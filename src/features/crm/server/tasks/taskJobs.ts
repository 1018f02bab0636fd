import { Failure } from "#domain/failure.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { JobHandlers, JobKinds, JobRun } from "#platform/jobs/job.ts";
import type { RetryPolicy } from "#platform/jobs/retryPolicy.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { CrmFault } from "../connectors/askCrm.ts";
import { type CrmJobParts, stillMay } from "../crmJobs.ts";
import { findConnection } from "../crmRows.ts";
import { sendSteps } from "./sendSteps.ts";
import { noteTaskFault, selectTaskState } from "./taskRows.ts";

declare module "#platform/jobs/job.ts" {
  interface JobKinds {
    /** Sends the next steps of an organisation's calls to its CRM as tasks. */
    readonly "crm-tasks": { readonly customer: number };
  }
}

/** The last try is made an hour after the first: the next sending comes anyway. */
const TASKS: RetryPolicy = { jobClass: "delivery", limitSeconds: 600, retrySeconds: [30, 120, 600, 3_000] };

/** Queues the sending of next steps, once however often it is asked for. */
export async function startTasks(store: Queryable, customer: number, at?: Date): Promise<void> {
  const order = {
    kind: "crm-tasks",
    data: { customer },
    owner: null,
    name: null,
    key: `customer ${customer}`,
  } as const;
  await startJob(store, at ? { ...order, at } : order);
}

export async function startHourlyTasks(store: Queryable): Promise<void> {
  const rows = await store.query<{ customer: number }>(
    "select customer_id as customer from crm_connection where sends_tasks and state = 'active'",
  );
  for (const { customer } of rows) await startTasks(store, customer);
}

export const taskJobs = (parts: CrmJobParts) =>
  ({ "crm-tasks": { policy: TASKS, run: (data, run) => sendTasks(parts, data, run) } }) satisfies Partial<JobHandlers>;

async function sendTasks(
  parts: CrmJobParts,
  { customer }: JobKinds["crm-tasks"],
  { attempt, signal }: JobRun,
): Promise<Record<string, never>> {
  const { database } = parts;
  try {
    const connection = await findConnection(database, customer);
    if (!connection || !(await selectTaskState(database, customer))?.on) return {};
    if (connection.state === "ended" || !(await stillMay(parts, connection)))
      throw new CrmFault("sign-in-ended", "Somebody has to sign in again.");
    await sendSteps(database, parts, connection, signal);
    await noteTaskFault(database, customer, null);
  } catch (reason) {
    if (reason instanceof Failure) await noteTaskFault(database, customer, "unreachable");
    if (!(reason instanceof CrmFault)) throw reason;
    const { code, retryAfter } = reason;
    await noteTaskFault(database, customer, code);
    if (code !== "unreachable" && code !== "rate-limited") return {};
    if (retryAfter === null || attempt > TASKS.retrySeconds.length) throw reason;
    await startTasks(database, customer, new Date(Date.now() + retryAfter * 1_000));
  }
  return {};
}
