import type { Queryable } from "#platform/database/database.ts";

/** One company of an organisation that was merged into another, and can still be had back. */
export interface Merge {
  readonly gone: string;
  readonly kept: string;
}

/** Companies have versions: the change that ended one and brought another's next was their merge. One that was undone has left neither. */
export function selectMerges(store: Queryable, customer: number): Promise<Merge[]> {
  return store.query<Merge>(
    `select gone.company_id as gone, kept.company_id as kept
     from company as gone
     join company_change as change on change.company_change_id = gone.ended_by
     join company as kept on kept.customer_id = gone.customer_id and kept.brought_by = gone.ended_by
     where gone.customer_id = $1 and change.kind = 'merged' and kept.company_id <> gone.company_id`,
    [customer],
  );
}

/** The company and all that were merged into it, and into these. */
export function mergedInto(merges: readonly Merge[], company: string): string[] {
  const found = new Set([company]);
  for (const id of found) for (const { gone, kept } of merges) if (kept === id) found.add(gone);
  return [...found];
}

/** The company that stands where one was merged into another, and that into a third. */
export function standsFor(merges: readonly Merge[], company: string): string {
  const seen = new Set<string>();
  let id = company;
  for (;;) {
    seen.add(id);
    const next = merges.find(({ gone }) => gone === id)?.kept;
    if (next === undefined || seen.has(next)) return id;
    id = next;
  }
}
