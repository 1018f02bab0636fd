import type { CrmFaultCode } from "#domain/crm/crm.ts";
import type { Queryable } from "#platform/database/database.ts";

export interface TaskState {
  readonly on: boolean;
  readonly fault: CrmFaultCode | null;
}

export async function selectTaskState(store: Queryable, customer: number): Promise<TaskState | null> {
  const [row] = await store.query<TaskState>(
    `select sends_tasks as on, task_fault as fault from crm_connection where customer_id = $1`,
    [customer],
  );
  return row ?? null;
}

/** A next step as it goes there. */
export interface SentStep {
  readonly subject: string;
  /** A day. */
  readonly due: string;
  /** Our id of the company. */
  readonly company: string;
}

export type TaskStanding = "making" | "open" | "closed" | "theirs" | "failed";

/** A call with a dated next step, or with one that became a task. */
export interface StepRow {
  readonly call: string;
  readonly name: string;
  readonly companyName: string | null;
  readonly company: string | null;
  /** The company's record there, or what an import says it is. */
  readonly record: string | null;
  readonly subject: string | null;
  readonly due: string | null;
  /** Whether the step is still to be done. */
  readonly isOpen: boolean;
  readonly email: string;
  readonly task: string | null;
  readonly sent: SentStep | null;
  readonly state: TaskStanding | null;
  readonly words: string | null;
  readonly sentAt: Date | null;
}

/** The calls of an organisation whose next steps are or were tasks, or are to become some; without categories, of all of them. */
export function selectSteps(
  store: Queryable,
  customer: number,
  categories: readonly string[] | null,
): Promise<StepRow[]> {
  return store.query<StepRow>(
    `select call.call_entry_id::text as call, coalesce(call.name, company.name, '') as name, company.name as "companyName", company.company_id as company,
            coalesce(sync.record_id, company.crm_id) as record, call.next_step as subject, to_char(call.due_on, 'YYYY-MM-DD') as due,
            call.removed_at is null and call.next_step is not null and call.due_on is not null and call.status not in ('won', 'lost') as "isOpen",
            lower(person.email) as email, task.task_id as task, task.sent, task.state, task.words, task.sent_at as "sentAt"
     from call_entry as call
     join person on person.person_id = call.person_id
     left join company on company.company_id = call.company_id and company.customer_id = call.customer_id and company.ended_by is null
     left join crm_company as sync on sync.customer_id = call.customer_id and sync.company_id = call.company_id
     left join crm_task as task on task.call_entry_id = call.call_entry_id
     where call.customer_id = $1 and ($2::text[] is null or company.sub_vertical = any($2))
       and (task.call_entry_id is not null or (company.company_id is not null and call.removed_at is null and call.due_on is not null
         and call.next_step is not null and call.status not in ('won', 'lost')))
     order by call.due_on nulls last, call.call_entry_id`,
    [customer, categories],
  );
}

export interface KeptTask {
  readonly call: string;
  readonly task: string | null;
  readonly sent: SentStep;
  readonly state: TaskStanding;
  readonly words?: string;
}

export async function keepTask(store: Queryable, customer: number, { call, task, sent, state, words }: KeptTask) {
  await store.query(
    `insert into crm_task (call_entry_id, customer_id, task_id, sent, state, words) values ($1, $2, $3, $4::text::jsonb, $5, $6)
     on conflict (call_entry_id) do update
       set task_id = excluded.task_id, sent = excluded.sent, state = excluded.state, words = excluded.words, sent_at = now()`,
    [call, customer, task, JSON.stringify(sent), state, words ?? null],
  );
}

export async function noteTaskFault(store: Queryable, customer: number, fault: CrmFaultCode | null): Promise<void> {
  await store.query("update crm_connection set task_fault = $2 where customer_id = $1", [customer, fault]);
}
