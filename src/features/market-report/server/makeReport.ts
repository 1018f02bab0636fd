import type { Database } from "#platform/database/database.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { localeFor, type Reader } from "#revisions/reader/reader.ts";
import { spendingFor } from "#revisions/reader/spendingFor.ts";
import { mayUse } from "#domain/access/access.ts";
import { flagsOfMarket, NATION } from "#domain/markets/market.ts";
import type { StationMedium } from "#domain/stations/station.ts";
import type { ReportDocument } from "#documents/document.ts";
import type { ReportStations } from "#documents/templates/market/stationsSection.ts";
import { marketReport } from "#documents/templates/marketReport.ts";
import { revisionTotals } from "#revisions/revisionTotals.ts";
import { marketStats, marketTopics } from "#revisions/markets/marketProfile.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { MarketReportOptions } from "../contract/reportOptions.ts";
import { yearsOf } from "./yearsOf.ts";
import { economyOf } from "./economyOf.ts";
import { stationsOf } from "./stationsOf.ts";

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
