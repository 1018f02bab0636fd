import type { Queryable } from "#database/database.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { Preferences } from "../contract.ts";

interface PreferenceRow {
  readonly language: string | null;
  readonly home_market: string | null;
  readonly verticals: string[] | null;
  readonly welcomed_at: Date | null;
}

/** What a person chose; who has chosen nothing yet has no row. */
export async function readPreferences(store: Queryable, person: number): Promise<Preferences> {
  const [row] = await store.query<PreferenceRow>(
    `select person.language, preference.home_market, preference.verticals, preference.welcomed_at
     from person left join person_preference as preference on preference.person_id = person.person_id
     where person.person_id = $1`,
    [person],
  );
  return {
    language: LOCALES.find((locale) => locale === row?.language) ?? null,
    homeMarket: row?.home_market ?? null,
    verticals: row?.verticals ?? [],
    welcomed: row?.welcomed_at !== null && row?.welcomed_at !== undefined,
  };
}

export async function writePreferences(transaction: Queryable, person: number, chosen: Preferences): Promise<void> {
  await transaction.query("update person set language = $2 where person_id = $1", [person, chosen.language]);
  await transaction.query(
    `insert into person_preference (person_id, home_market, verticals, welcomed_at)
     values ($1, $2, $3, case when $4::boolean then now() end)
     on conflict (person_id) do update set
       home_market = excluded.home_market, verticals = excluded.verticals,
       welcomed_at = case when $4::boolean then coalesce(person_preference.welcomed_at, now()) end`,
    [person, chosen.homeMarket, chosen.verticals, chosen.welcomed],
  );
}
