import type { Queryable } from "../database.ts";

/** How heavy a sub-vertical weighs within a medium; only proportions within the medium count. */
export interface VerticalMixRow {
  readonly subVertical: string;
  readonly medium: string;
  readonly weight: number;
}

/** The vertical mix of one import. */
export function verticalMixRows(store: Queryable, importId: number): Promise<VerticalMixRow[]> {
  return store.query(
    `select sub_vertical as "subVertical", medium, weight from vertical_mix
     where import_id = $1 order by sub_vertical, medium`,
    [importId],
  );
}
