import type { Queryable } from "#platform/database/database.ts";
import type { CrmFaultCode } from "#domain/crm/crm.ts";
import type { MappedStage } from "./stages.ts";

/** How far an organisation's deals were read. */
export interface PullState {
  readonly stages: readonly MappedStage[];
  readonly hourly: boolean;
  readonly readTo: Date | null;
  readonly readAt: Date | null;
  readonly wholeAt: Date | null;
  readonly readOf: string | null;
  readonly fault: CrmFaultCode | null;
  readonly asked: boolean;
}

export async function selectPullState(store: Queryable, customer: number): Promise<PullState | null> {
  const [row] = await store.query<PullState>(
    `select stages, takes_hourly as hourly, read_to as "readTo", read_at as "readAt", whole_at as "wholeAt", read_of as "readOf", read_fault as fault,
            asked_at is not null as asked
     from crm_connection where customer_id = $1`,
    [customer],
  );
  return row ?? null;
}

/** Notes that a reading ended: with a fault, or with everything read. */
export async function notePullEnd(store: Queryable, customer: number, fault: CrmFaultCode | null): Promise<void> {
  await store.query(
    `update crm_connection set asked_at = null, read_fault = $2, read_at = case when $2::text is null then now() else read_at end
     where customer_id = $1`,
    [customer, fault],
  );
}

/** Notes why a reading goes on later. */
export async function notePullFault(store: Queryable, customer: number, fault: CrmFaultCode): Promise<void> {
  await store.query("update crm_connection set read_fault = $2 where customer_id = $1", [customer, fault]);
}

interface StageChoice {
  readonly version: number;
  readonly hourly: boolean;
  readonly stages: readonly MappedStage[];
}

/** Answers whether nobody else had changed the connection meanwhile. */
export async function saveStages(
  store: Queryable,
  customer: number,
  { version, hourly, stages }: StageChoice,
): Promise<boolean> {
  const rows = await store.query(
    `update crm_connection set stages = $3::text::jsonb, takes_hourly = $4, version = version + 1
     where customer_id = $1 and version = $2 returning 1 as one`,
    [customer, version, JSON.stringify(stages), hourly],
  );
  return rows.length > 0;
}
