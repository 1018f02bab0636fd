import type { Basis, Kind } from "#domain/revisions/revision.ts";
import type { Queryable } from "../database.ts";

/** What the nation spends on one medium in one year, in whole dollars. */
export interface NationalTotalRow {
  readonly medium: string;
  readonly year: number;
  readonly core: number;
  readonly political: number;
  readonly kind: Kind;
  readonly basis: Basis;
  readonly source: string;
  /** What it counts, where a source changed it over the years; null where nobody said. */
  readonly definition: string | null;
}

/** The national totals of one import, by medium and year. */
export function nationalTotalRows(store: Queryable, importId: number): Promise<NationalTotalRow[]> {
  return store.query(
    `select medium, year, core_dollars as core, political_dollars as political, kind, basis, source, definition
     from national_total where import_id = $1 order by medium, year`,
    [importId],
  );
}
