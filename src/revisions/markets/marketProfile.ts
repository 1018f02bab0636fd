import type { Queryable } from "#platform/database/database.ts";
import type { PeopleOfMarket } from "#domain/demographics/countyPeople.ts";
import { type DemographicTopic, demographicsOf } from "#domain/demographics/demographicsOf.ts";
import { type ProfileFigure, profileFigures } from "#domain/demographics/profileFigures.ts";
import { NATION } from "#domain/markets/market.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { peopleOfMarket } from "./countyPeople.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";
import { spendingView } from "../spendingView.ts";

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
