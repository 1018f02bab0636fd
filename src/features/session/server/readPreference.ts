import type { Queryable } from "#database/database.ts";

/** What a person chose at the welcome and since. */
export interface Preference {
  readonly homeMarket: string | null;
  readonly welcomed: boolean;
}

/** A person who has chosen nothing yet was not welcomed either. */
export async function readPreference(database: Queryable, personId: number): Promise<Preference> {
  const [row] = await database.query<{ home_market: string | null; welcomed: boolean }>(
    "select home_market, welcomed_at is not null as welcomed from person_preference where person_id = $1",
    [personId],
  );
  return { homeMarket: row?.home_market ?? null, welcomed: row?.welcomed ?? false };
}
