import type { Queryable } from "#database/database.ts";
import type { PeopleOfMarket } from "#domain/demographics/countyPeople.ts";
import { type DemographicTopic, demographicsOf } from "#domain/demographics/demographicsOf.ts";
import { type ProfileFigure, profileFigures } from "#domain/demographics/profileFigures.ts";
import { NATION } from "#domain/markets/market.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { peopleOfMarket } from "./countyPeople.ts";
import type { Publication } from "../publishing/publication.ts";
import { spendingView } from "../spendingView.ts";

/**
 * The key figures of a market's people and economy beside the nation's; `year` is that of the advertising.
 *
 * @throws Failure `market-unknown`, `invalid-input` for a year that the revision does not have
 */
export async function marketStats(
  store: Queryable,
  publication: Publication,
  market: string,
  year?: number,
): Promise<ProfileFigure[]> {
  const { own, nation } = await peopleBeside(store, publication, market);
  const view = spendingView(publication, market, { year, political: "with", compare: [], minimum: 0 });
  const { mediaAdSpending, mediaAdSpendingNationwide } = spendingSections;
  return profileFigures(
    {
      members: own,
      tvHomes: publication.market(market).tvHomes,
      spending: mediaAdSpending.compute(view).total,
    },
    {
      members: nation,
      tvHomes: publication.market(NATION).tvHomes,
      spending: mediaAdSpendingNationwide.compute(view).total,
    },
    publication.revision.currentYear,
  );
}

/** Who lives in a market, topic by topic. @throws Failure `market-unknown` */
export async function marketTopics(
  store: Queryable,
  publication: Publication,
  market: string,
): Promise<DemographicTopic[]> {
  const { own, nation } = await peopleBeside(store, publication, market);
  return demographicsOf(own, nation);
}

/** The counties of a market and of the nation with who lives there. @throws Failure `market-unknown` */
export async function peopleBeside(store: Queryable, publication: Publication, market: string) {
  return {
    own: await peopleOfMarket(store, publication, market),
    nation: await peopleOfNation(store, publication),
  };
}

/** One and the same list for all markets of a revision, by which what is worked out of it is known again. */
const nations = new WeakMap<Publication["cacheKey"], Promise<PeopleOfMarket[]>>();

function peopleOfNation(store: Queryable, publication: Publication): Promise<PeopleOfMarket[]> {
  const { cacheKey } = publication;
  const known = nations.get(cacheKey);
  if (known) return known;
  const made = peopleOfMarket(store, publication, NATION);
  nations.set(cacheKey, made);
  made.catch(() => nations.delete(cacheKey));
  return made;
}
