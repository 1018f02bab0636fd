import type { ReportDocument } from "#documents/document.ts";
import type { MarketEconomy } from "#documents/templates/market/marketEconomy.ts";
import type { ReportStations } from "#documents/templates/market/stationsSection.ts";
import { marketReport } from "#documents/templates/marketReport.ts";
import { mayReadMarket, mayUse } from "#domain/access/access.ts";
import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import { flagsOfMarket, type Market, NATION } from "#domain/markets/market.ts";
import { marketOfKind } from "#domain/markets/marketOfKind.ts";
import { nearMarkets } from "#domain/markets/nearMarkets.ts";
import type { StationMedium } from "#domain/stations/station.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { sumOver } from "#revisions/markets/marketMembership.ts";
import { marketStats, marketTopics } from "#revisions/markets/marketProfile.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { stationsFor } from "#revisions/reader/localMaterialFor.ts";
import { localeFor, type Reader } from "#revisions/reader/reader.ts";
import { spendingFor } from "#revisions/reader/spendingFor.ts";
import { revisionTotals } from "#revisions/revisionTotals.ts";
import type { MarketReportOptions } from "../contract/reportOptions.ts";
import { yearsOf } from "./yearsOf.ts";

export interface ReportAsked {
  readonly market: string;
  readonly options: MarketReportOptions;
  /** What the product is called. */
  readonly product: string;
}

/** The report of a market as its reader may see it now: verticals, stations and brand are the reader's. */
export async function makeReport(
  database: Database,
  loadedRevision: LoadedRevision,
  reader: Reader,
  { market, options, product }: ReportAsked,
): Promise<ReportDocument> {
  const { year, political, compare, client = null, paper, sections } = options;
  const locale = localeFor(reader, options.language);
  const spending = await spendingFor(database, loadedRevision, reader, { market, year, political, compare, locale });
  const stations = (medium: StationMedium): Promise<ReportStations | null> | null =>
    sections.includes(medium)
      ? stationsOf(database, loadedRevision, reader, { market: spending.market, medium, year: spending.view.year })
      : null;
  return marketReport({
    spending,
    brand: await brandFor(database, reader.person.customerId, product),
    client,
    paper,
    madeAt: new Date().toISOString(),
    sections,
    gaps: mayUse(reader.rights, { access: ["shareOfWallet"] }),
    economy: economyOf(loadedRevision, market),
    nationEconomy: economyOf(loadedRevision, NATION),
    people:
      sections.includes("economy") && mayUse(reader.rights, { access: flagsOfMarket(market) })
        ? {
            figures: await marketStats(database, loadedRevision, market, spending.view.year),
            topics: await marketTopics(database, loadedRevision, market),
          }
        : null,
    tvStations: await stations("tv"),
    radioStations: await stations("radio"),
    seasons: loadedRevision.advertisers.seasons,
    revisions: sections.includes("revisions")
      ? await revisionTotals(database, {
          revision: loadedRevision.revision,
          market,
          year: spending.view.year,
          political,
          verticals: reader.rights.verticals,
        })
      : [],
    years: yearsOf(options, spending.view.own.wallet.years),
  });
}

/** What a market's counties add up to, each counted by its share. @throws Failure `market-unknown` */
function economyOf(loadedRevision: LoadedRevision, market: string): MarketEconomy {
  const members = loadedRevision.counties(market);
  const given = (driver: CountyDriver) =>
    members.some(({ county }) => county.estimated.includes(driver)) ? null : sumOver(members, driver);
  const { population, households, tvHomes } = loadedRevision.market(market);
  return {
    population,
    households,
    tvHomes,
    income: given("income"),
    retailSales: given("retailSales"),
    establishments: given("establishments"),
    counties: members.map(({ county, share }) => ({
      name: county.name,
      state: county.state,
      share,
      population: county.population * share,
    })),
  };
}

/**
 * The stations of a medium where a market lies: its own, or those of the medium's own market there. Null where the reader may not see
 * them.
 */
async function stationsOf(
  store: Queryable,
  loadedRevision: LoadedRevision,
  reader: Reader,
  { market, medium, year }: { readonly market: Market; readonly medium: StationMedium; readonly year: number },
): Promise<ReportStations | null> {
  if (!mayUse(reader.rights, { access: [medium] })) return null;
  const there = marketThere(loadedRevision, market, medium);
  if (there === null) return { medium, market: null };
  if (!mayReadMarket(reader.rights, there)) return null;
  const { stations, ownStations } = await stationsFor(store, loadedRevision, reader, { market: there, year });
  return { medium, market: there, overview: stations, own: ownStations };
}

/** Stations sell by markets of their medium, whose borders are others than those of the other medium. */
function marketThere({ markets }: LoadedRevision, market: Market, medium: StationMedium): string | null {
  if (market.kind === medium) return market.id;
  if (market.kind !== "tv" && market.kind !== "radio") return null;
  return marketOfKind([market, ...nearMarkets(market, [...markets.values()], medium)], medium, market.id, new Set());
}
