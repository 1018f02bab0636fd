import { SENT_FIELDS, type SentField } from "#domain/crm/crm.ts";
import { Failure } from "#domain/failure.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Agreed, Conflicts } from "./crmRows.ts";

export type Choices = { readonly [Field in SentField]?: "ours" | "theirs" | undefined };

/**
 * Takes somebody's choices and queues the company again. A choice is a change of what was agreed on: ours is sent where theirs is what was
 * agreed, and theirs stays where ours is. Where they changed it once more meanwhile, it is a conflict again.
 *
 * @throws Failure `not-found` for a company that waits for no choice, or of another category than these
 */
export async function settle(
  store: Queryable,
  customer: number,
  categories: readonly string[],
  company: string,
  choices: Choices,
): Promise<void> {
  const [row] = await store.query<{ conflicts: Conflicts | null; agreed: Agreed }>(
    `select conflicts, agreed from crm_company
     where customer_id = $1 and company_id = $2 and state = 'conflict'
       and exists (select 1 from company where company.company_id = crm_company.company_id and ended_by is null and sub_vertical = any($3))
     for update`,
    [customer, company, categories],
  );
  if (!row) throw new Failure("not-found", "This company waits for no choice.");
  const agreed: { [Field in SentField]?: string | null } = { ...row.agreed };
  for (const field of SENT_FIELDS) {
    const [choice, sides] = [choices[field], row.conflicts?.[field]];
    if (choice && sides) agreed[field] = choice === "ours" ? sides.theirs : sides.ours;
  }
  await store.query(
    `update crm_company set agreed = $3::text::jsonb, conflicts = null, state = 'waiting', queued_at = now(), tries = 0
     where customer_id = $1 and company_id = $2`,
    [customer, company, JSON.stringify(agreed)],
  );
}

/**
 * Takes somebody's word for which record a company is, or that it is none of those that were found, and queues it again.
 *
 * @param record null adds a new one
 * @throws Failure `not-found` for a company that waits for no such choice, for a record that was not offered, or of another category than these
 */
export async function takeMatch(
  store: Queryable,
  customer: number,
  categories: readonly string[],
  company: string,
  record: string | null,
): Promise<void> {
  const rows = await store.query(
    `update crm_company set record_id = coalesce($4::text, record_id), is_decided = true, matches = null, state = 'waiting', queued_at = now(), tries = 0
     where customer_id = $1 and company_id = $2 and state = 'match'
       and exists (select 1 from company where company.company_id = crm_company.company_id and ended_by is null and sub_vertical = any($3))
       and ($4::text is null or exists (select 1 from jsonb_array_elements(matches) as one where one ->> 'record' = $4))
     returning 1 as one`,
    [customer, company, categories, record],
  );
  if (rows.length === 0) throw new Failure("not-found", "This company waits for no choice like this.");
}
