import type { FastifyInstance } from "fastify";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { mayReadStation } from "#domain/access/mayReadStation.ts";
import { Failure } from "#domain/failure.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { personPreference } from "#platform/database/queries/personPreference.ts";
import { type NamedStation, stationsOfRevision } from "#platform/database/queries/stations/stationsOfRevision.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { published } from "#revisions/publishing/published.ts";
import { type Preferences, preferences, savePreferences } from "../contract.ts";
import { keepTour } from "../contract/tour.ts";

export function preferencesRoutes(app: FastifyInstance): void {
  app.endpoint(preferences, (_input, { caller, database }) => readPreferences(database, caller.person.id));

  app.endpoint(savePreferences, async ({ body }, { caller, database, loadedRevisions }) => {
    await choosePreferences(database, caller, published(loadedRevisions), body);
    return readPreferences(database, caller.person.id);
  });

  app.endpoint(keepTour, async ({ body }, { caller, database }) => {
    await database.query(
      `insert into person_preference (person_id, verticals, tour_step, tour_state) values ($1, '{}', $2, $3)
       on conflict (person_id) do update set tour_step = excluded.tour_step, tour_state = excluded.tour_state`,
      [caller.person.id, body.step, body.state],
    );
    return body;
  });
}

/** Keeps what a person chose. @throws Failure `market-not-entitled`, `vertical-not-entitled`, `invalid-input` */
export async function choosePreferences(
  database: Database,
  { person, rights }: Pick<Caller, "person" | "rights">,
  loadedRevision: LoadedRevision | null,
  chosen: Preferences,
): Promise<void> {
  checkChosen(chosen, rights, loadedRevision?.markets ?? new Map());
  await checkStations(chosen.stations, rights, (ids) =>
    loadedRevision ? stationsOfRevision(database, loadedRevision.revision.id, ids) : Promise.resolve([]),
  );
  await database.transaction((store) => writePreferences(store, person.id, chosen));
  announceRights(database);
}

/**
 * A market that does not exist is refused like one that is not bought.
 *
 * @throws Failure `market-not-entitled`, `vertical-not-entitled`, `invalid-input`
 */
function checkChosen(
  { homeMarket, verticals }: Preferences,
  rights: Rights,
  markets: ReadonlyMap<string, unknown>,
): void {
  if (homeMarket !== null && !(mayReadMarket(rights, homeMarket) && markets.has(homeMarket))) {
    throw new Failure("market-not-entitled", `Your subscription does not include the market ${homeMarket}.`);
  }
  for (const [at, id] of verticals.entries()) {
    if (!VERTICALS.some((vertical) => vertical.id === id)) {
      throw new Failure("invalid-input", "This vertical does not exist.", [
        { pointer: `/body/verticals/${at}`, message: "Must be the id of a vertical." },
      ]);
    }
    if (!mayReadVertical(rights, id)) {
      throw new Failure("vertical-not-entitled", `Your subscription does not include the vertical ${id}.`);
    }
  }
}

/**
 * A station that does not exist is refused like one that is not bought.
 *
 * @throws Failure `invalid-input`
 */
async function checkStations(
  stations: readonly string[],
  rights: Rights,
  read: (ids: readonly string[]) => Promise<readonly NamedStation[]>,
): Promise<void> {
  const open = new Set((await read(stations)).filter((station) => mayReadStation(rights, station)).map(({ id }) => id));
  const faults = stations.flatMap((id, at) =>
    open.has(id) ? [] : [{ pointer: `/body/stations/${at}`, message: "Must be a station of your media and markets." }],
  );
  if (faults.length > 0)
    throw new Failure(
      "invalid-input",
      "A station does not belong to your media and markets. Remove it or choose another one.",
      faults,
    );
}

/** What a person chose, in the form of the wire. */
async function readPreferences(store: Queryable, person: number): Promise<Preferences> {
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

async function writePreferences(transaction: Queryable, person: number, chosen: Preferences): Promise<void> {
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
