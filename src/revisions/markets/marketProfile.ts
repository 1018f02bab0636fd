import type { CountyPeople, PeopleOfMarket } from "#domain/demographics/countyPeople.ts";
import { demographicsOf, type DemographicTopic } from "#domain/demographics/demographicsOf.ts";
import { type ProfileFigure, profileFigures } from "#domain/demographics/profileFigures.ts";
import { NATION } from "#domain/markets/market.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { withoutStatementTimeout } from "#platform/database/bounds.ts";
import type { Queryable } from "#platform/database/database.ts";
import { countyHistoryRows, countyPeopleRows } from "#platform/database/queries/countyPeopleRows.ts";
import { readComposition } from "../drafts/composition.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";
import { spendingView } from "../spendingView.ts";

type PeopleByFips = ReadonlyMap<string, CountyPeople>;

/** A revision never changes, so who lives in its counties is read once, some 3 MB, and goes with it. */
const read = new WeakMap<LoadedRevision["cacheKey"], Promise<PeopleByFips>>();

/** Who lives in the counties of a market, as the files of the revision say it. @throws Failure `market-unknown` */
async function peopleOfMarket(
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

/**
 * The key figures of a market's people and economy beside the nation's; `year` is that of the advertising.
 *
 * @throws Failure `market-unknown`, `invalid-input` for a year that the revision does not have
 */
export async function marketStats(
  store: Queryable,
  loadedRevision: LoadedRevision,
  market: string,
  year?: number,
): Promise<ProfileFigure[]> {
  const { own, nation } = await peopleBeside(store, loadedRevision, market);
  const view = spendingView(loadedRevision, market, { year, political: "with", compare: [], minimum: 0 });
  const { mediaAdSpending, mediaAdSpendingNationwide } = spendingSections;
  return profileFigures(
    {
      members: own,
      tvHomes: loadedRevision.market(market).tvHomes,
      spending: mediaAdSpending.compute(view).total,
    },
    {
      members: nation,
      tvHomes: loadedRevision.market(NATION).tvHomes,
      spending: mediaAdSpendingNationwide.compute(view).total,
    },
    loadedRevision.revision.currentYear,
  );
}

/** Who lives in a market, topic by topic. @throws Failure `market-unknown` */
export async function marketTopics(
  store: Queryable,
  loadedRevision: LoadedRevision,
  market: string,
): Promise<DemographicTopic[]> {
  const { own, nation } = await peopleBeside(store, loadedRevision, market);
  return demographicsOf(own, nation);
}

/** The counties of a market and of the nation with who lives there. @throws Failure `market-unknown` */
export async function peopleBeside(store: Queryable, loadedRevision: LoadedRevision, market: string) {
  return {
    own: await peopleOfMarket(store, loadedRevision, market),
    nation: await peopleOfNation(store, loadedRevision),
  };
}

/** One and the same list for all markets of a revision, by which what is worked out of it is known again. */
const nations = new WeakMap<LoadedRevision["cacheKey"], Promise<PeopleOfMarket[]>>();

function peopleOfNation(store: Queryable, loadedRevision: LoadedRevision): Promise<PeopleOfMarket[]> {
  const { cacheKey } = loadedRevision;
  const known = nations.get(cacheKey);
  if (known) return known;
  const made = peopleOfMarket(store, loadedRevision, NATION);
  nations.set(cacheKey, made);
  made.catch(() => nations.delete(cacheKey));
  return made;
}
