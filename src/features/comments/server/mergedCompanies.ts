import type { Queryable } from "#platform/database/database.ts";
import { COMPANY_MERGES } from "#platform/database/queries/companyMerges.ts";

/** One company of an organisation that was merged into another, and can still be had back. */
export interface Merge {
  readonly gone: string;
  readonly kept: string;
}

/** The merges of an organisation's companies. */
export function selectMerges(store: Queryable, customer: number): Promise<Merge[]> {
  return store.query<Merge>(`select gone, kept from (${COMPANY_MERGES}) as merged where customer_id = $1`, [customer]);
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
