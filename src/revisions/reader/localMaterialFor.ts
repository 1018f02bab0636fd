import type { Queryable } from "#platform/database/database.ts";
import { personPreference } from "#platform/database/queries/personPreference.ts";
import type { BlockName } from "#domain/blockNames.ts";
import type { LocalChoice } from "#domain/localMedium/localChoice.ts";
import { otaRevenues } from "#domain/stations/otaRevenues.ts";
import type { BlockMaterial } from "#documents/block.ts";
import type { Spending } from "#documents/spending.ts";
import { marketStats, marketTopics } from "#revisions/markets/marketProfile.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { profiledCounties } from "#revisions/markets/profiledCounties.ts";
import { marketFigures, overviewOf } from "#revisions/stations/marketFigures.ts";
import type { Reader } from "./reader.ts";

interface LocalAsked {
  readonly blocks: readonly BlockName[];
  readonly spending: Spending;
  readonly local: LocalChoice;
}

/**
 * What blocks of the profile of a market and of its stations are made from. `loadedRevision` is that of the reader's verticals: what is
 * divided from the spending of others is left out.
 */
export async function localMaterialFor(
  store: Queryable,
  loadedRevision: LoadedRevision,
  reader: Reader,
  { blocks, spending, local }: LocalAsked,
): Promise<BlockMaterial> {
  const { market, view } = spending;
  const wants = (...names: readonly BlockName[]) => names.some((name) => blocks.includes(name));
  const isOfMedium = market.kind === local.medium;
  return {
    ...(wants("marketProfileStats", "marketGrowth") && {
      profile: await marketStats(store, loadedRevision, market.id, view.year),
    }),
    ...(wants("marketDemographics", "agePyramid") && { topics: await marketTopics(store, loadedRevision, market.id) }),
    ...(wants("marketPolygon") && { counties: profiledCounties(loadedRevision, market.id) }),
    ...(isOfMedium &&
      wants(...OF_STATIONS) &&
      (await stationsFor(store, loadedRevision, reader, { market: market.id, year: view.year }))),
  };
}

const OF_STATIONS = [
  "mediumSpending",
  "topCompetitorsByShare",
  "topRevenueAndShare",
  "powerRatio",
  "stationOwners",
  "stationCompetitiveOverview",
  "stationProgrammes",
] as const satisfies readonly BlockName[];

/** The stations of a market of their own medium: side by side, year by year, and which are the reader's. */
export async function stationsFor(
  store: Queryable,
  loadedRevision: LoadedRevision,
  { rights, person }: Reader,
  { market, year }: { readonly market: string; readonly year: number },
): Promise<Required<Pick<BlockMaterial, "stations" | "stationYears" | "ownStations">>> {
  const known = await marketFigures(store, loadedRevision, market, rights);
  const { medium, figures, years, revenueWithheld } = known;
  const overview = overviewOf(known, market, { year }, loadedRevision.revision.currentYear);
  const { stations } = await personPreference(store, person.id);
  return {
    stations: { ...overview, medium, revenueWithheld },
    stationYears: otaRevenues(figures, market, years, loadedRevision.wallet(market), medium),
    ownStations: new Set(stations),
  };
}
