import type { Queryable } from "#platform/database/database.ts";
import { personPreference } from "#platform/database/queries/personPreference.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { Preferences } from "../contract.ts";

/** What a person chose, in the form of the wire. */
export async function readPreferences(store: Queryable, person: number): Promise<Preferences> {
  const { language, homeMarket, verticals, stations, welcomed, timeZone } = await personPreference(store, person);
  return {
    language: LOCALES.find((locale) => locale === language) ?? null,
    homeMarket,
    verticals: [...verticals],
    stations: [...stations],
    welcomed,
    timeZone,
  };
}

export async function writePreferences(transaction: Queryable, person: number, chosen: Preferences): Promise<void> {
  await transaction.query("update person set language = $2 where person_id = $1", [person, chosen.language]);
  await transaction.query(
    `insert into person_preference (person_id, home_market, verticals, stations, welcomed_at, time_zone)
     values ($1, $2, $3, $4, case when $5::boolean then now() end, $6)
     on conflict (person_id) do update set
       home_market = excluded.home_market, verticals = excluded.verticals, stations = excluded.stations,
       welcomed_at = case when $5::boolean then coalesce(person_preference.welcomed_at, now()) end,
       time_zone = case when $7::boolean then person_preference.time_zone else excluded.time_zone end`,
    [
      person,
      chosen.homeMarket,
      chosen.verticals,
      chosen.stations,
      chosen.welcomed,
      chosen.timeZone ?? null,
      chosen.timeZone === undefined,
    ],
  );
}
