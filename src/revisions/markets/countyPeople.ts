import { withoutStatementTimeout } from "#platform/database/bounds.ts";
import type { Queryable } from "#platform/database/database.ts";
import { countyHistoryRows, countyPeopleRows } from "#platform/database/queries/countyPeopleRows.ts";
import type { CountyPeople, PeopleOfMarket } from "#domain/demographics/countyPeople.ts";
import { readComposition } from "../drafts/composition.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";

type PeopleByFips = ReadonlyMap<string, CountyPeople>;

/** A revision never changes, so who lives in its counties is read once, some 3 MB, and goes with it. */
const read = new WeakMap<LoadedRevision["cacheKey"], Promise<PeopleByFips>>();

/** Who lives in the counties of a market, as the files of the revision say it. @throws Failure `market-unknown` */
export async function peopleOfMarket(
  store: Queryable,
  loadedRevision: LoadedRevision,
  market: string,
): Promise<PeopleOfMarket[]> {
  const members = loadedRevision.counties(market);
  const people = await countyPeople(store, loadedRevision);
  return members.flatMap(({ county, share }) => {
    const found = people.get(county.fips);
    return found ? [{ people: found, share }] : [];
  });
}

function countyPeople(store: Queryable, { cacheKey, revision }: LoadedRevision): Promise<PeopleByFips> {
  const known = read.get(cacheKey);
  if (known) return known;
  const made = withoutStatementTimeout(() => readPeople(store, Number(revision.id)));
  read.set(cacheKey, made);
  made.catch(() => read.delete(cacheKey));
  return made;
}

async function readPeople(store: Queryable, revision: number): Promise<PeopleByFips> {
  const { counties, countyHistory } = await readComposition(store, revision);
  const histories = countyHistory === null ? null : await countyHistoryRows(store, countyHistory);
  const rows = await countyPeopleRows(store, counties);
  return new Map(rows.map((county) => [county.fips, { ...county, history: histories?.get(county.fips) ?? [] }]));
}
