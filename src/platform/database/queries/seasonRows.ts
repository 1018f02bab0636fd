import type { TargetSeason } from "#domain/advertisers/seasonsOf.ts";
import type { Queryable } from "../database.ts";

/** The seasons of one import, of verticals and sub-verticals. */
export function seasonRows(store: Queryable, importId: number): Promise<TargetSeason[]> {
  return store.query("select target, months, source from season where import_id = $1 order by target", [importId]);
}
