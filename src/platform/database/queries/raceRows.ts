import type { Race } from "#domain/races/race.ts";
import type { Queryable } from "../database.ts";

/** The races of one import, by year. */
export function raceRows(store: Queryable, importId: number): Promise<Race[]> {
  return store.query<Race>(
    `select year, office, state, district, rating, source
     from race where import_id = $1 order by year, office, state, district nulls first`,
    [importId],
  );
}
