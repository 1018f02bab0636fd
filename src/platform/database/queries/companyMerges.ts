/**
 * Companies that were merged into another (`gone`, `kept`, `customer_id`, `at`) and can still be had back. Companies have versions: the change
 * that ended one and brought another's next was their merge; one that was undone has left neither.
 */
export const COMPANY_MERGES = `
  select gone.customer_id, gone.company_id as gone, kept.company_id as kept, change.at
  from company as gone
  join company_change as change on change.company_change_id = gone.ended_by
  join company as kept on kept.customer_id = gone.customer_id and kept.brought_by = gone.ended_by
  where change.kind = 'merged' and kept.company_id <> gone.company_id`;
