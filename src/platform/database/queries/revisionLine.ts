import { NATION } from "#domain/markets/market.ts";
import type { Queryable } from "../database.ts";

/** A revision that readers have or had, as far as a list of them needs it. */
export interface RevisionOfLine {
  readonly id: number;
  readonly label: string;
  /** What it was begun from; null for the first. */
  readonly basedOn: number | null;
  readonly sample: boolean;
  /** Whether its figures are kept for good. */
  readonly kept: boolean;
  /** Whether its wallets are removed. */
  readonly swept: boolean;
}

/**
 * The published revision and those that it came from, oldest first, deleted ones too. One that was published and taken back by publishing an
 * older one again is none of them.
 */
export async function revisionLine(store: Queryable, published: number): Promise<RevisionOfLine[]> {
  const rows = await store.query<RevisionOfLine>(
    `select revision_id as id, label, based_on as "basedOn", sample, exists (
       select 1 from kept_forecast as kept where kept.revision_id = revision.revision_id and kept.market_id = $1
     ) as kept, swept_at is not null as swept
     from revision where status in ('published', 'superseded')`,
    [NATION],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const line: RevisionOfLine[] = [];
  for (let row = known.get(published); row; row = row.basedOn === null ? undefined : known.get(row.basedOn)) {
    known.delete(row.id);
    line.unshift(row);
  }
  return line;
}
