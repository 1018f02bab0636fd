import type { Queryable } from "#platform/database/database.ts";
import type { Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { SOLD_BY } from "#domain/localMedium/localMedium.ts";
import { mediumOfMarket } from "#domain/markets/market.ts";
import { apportionRevenue } from "#domain/stations/apportionRevenue.ts";
import { DEFAULT_DAYPART, DEFAULT_DEMOGRAPHIC } from "#domain/stations/audience.ts";
import { competitiveOverview } from "#domain/stations/competitiveOverview.ts";
import type { Overview, OverviewChoice, StationFigures } from "#domain/stations/overview.ts";
import type { StationRevenue } from "#domain/stations/revenue.ts";
import type { StationMedium } from "#domain/stations/station.ts";
import { mayReadStation } from "#domain/access/mayReadStation.ts";
import { provenanceAtLevel } from "#domain/revisions/provenanceAtLevel.ts";
import { yearKind } from "#domain/yearKind.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";
import { marketStations } from "./marketStations.ts";

/** What stations are asked about, as the address has it. */
export interface StationsAsked {
  readonly year?: number | undefined;
  readonly demographic?: string | undefined;
  readonly daypart?: string | undefined;
}

/** The stations of a market with their figures, as one reader may see them. */
export interface MarketFigures {
  readonly medium: StationMedium;
  readonly figures: readonly StationFigures[];
  readonly years: OverviewChoice["years"];
  readonly demographics: readonly string[];
  readonly dayparts: readonly string[];
  /** Parts of the revision's money are left out for who has some of its verticals only: they would tell what the others spend. */
  readonly revenueWithheld: boolean;
}

/** @throws Failure `market-unknown` */
export async function marketFigures(
  store: Queryable,
  loadedRevision: LoadedRevision,
  market: string,
  rights: Rights,
): Promise<MarketFigures> {
  loadedRevision.market(market);
  const { revision } = loadedRevision;
  const medium = mediumOfMarket(market);
  const years = yearsOf(loadedRevision, medium ?? "tv");
  const revenueWithheld = rights.verticals !== "all";
  if (medium === null) return { medium: "tv", figures: [], years, demographics: [], dayparts: [], revenueWithheld };
  const { stations, audience, reported, weights } = await marketStations(store, revision, market);
  const apportioned = revenueWithheld ? [] : apportionRevenue(loadedRevision.wallet(market), medium, weights);
  const byStation = Map.groupBy(audience, ({ station }) => station);
  const reportedBy = Map.groupBy(reported, ({ station }) => station);
  const apportionedBy = Map.groupBy(apportioned, ({ station }) => station);
  return {
    medium,
    years,
    demographics: [...new Set(audience.map(({ demographic }) => demographic))].toSorted(),
    dayparts: [...new Set(audience.map(({ daypart }) => daypart))].toSorted(),
    revenueWithheld: revenueWithheld && weights.length > 0,
    figures: stations
      .filter((station) => station.market === market || mayReadStation(rights, station))
      .map((station) => ({
        station,
        audience: byStation.get(station.id) ?? [],
        revenue: merged(reportedBy.get(station.id) ?? [], apportionedBy.get(station.id) ?? []),
      })),
  };
}

/** What was reported counts; a station of which some years were reported has nothing else. */
function merged(
  reported: readonly StationRevenue[],
  apportioned: readonly StationRevenue[],
): readonly StationRevenue[] {
  return reported.length > 0 ? reported : apportioned;
}

/** The revision's years, each as settled as the medium's own figures are. */
function yearsOf({ revision }: LoadedRevision, medium: StationMedium): OverviewChoice["years"] {
  const row = revision.media.indexOf(SOLD_BY[medium].ota);
  const all = provenanceAtLevel(revision.provenance, "market");
  const provenance = row < 0 ? all : all.slice(row, row + 1);
  return revision.years.map((year, at) => ({ year, kind: yearKind(provenance, at) }));
}

/** The stations of a market side by side. @throws Failure `invalid-input` for a year that the revision does not have */
export function overviewOf(
  { medium, figures, years }: MarketFigures,
  market: string,
  asked: StationsAsked,
  currentYear: number,
): Overview {
  const year = asked.year ?? currentYear;
  if (!years.some((one) => one.year === year)) {
    const message = `The year must be one of ${years.map((one) => one.year).join(", ")}; it was ${year}.`;
    throw new Failure("invalid-input", message, [{ pointer: "/query/year", message }]);
  }
  return competitiveOverview(figures, {
    market,
    year,
    years,
    demographic: asked.demographic ?? DEFAULT_DEMOGRAPHIC[medium],
    daypart: asked.daypart ?? DEFAULT_DAYPART,
  });
}
