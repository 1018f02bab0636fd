import type { Database } from "#database/database.ts";
import { type MarketStation, stationsOfMarket } from "#database/queries/stationsOfMarket.ts";
import { brandFor } from "#documents/brandFor.ts";
import { localeFor, type Reader } from "#documents/reader.ts";
import { spendingFor } from "#documents/spendingFor.ts";
import { mayUse } from "#domain/access.ts";
import { NATION } from "#domain/market.ts";
import type { ReportDocument } from "#reports/document.ts";
import { marketReport } from "#reports/templates/marketReport.ts";
import type { Publication } from "#revisions/publication.ts";
import type { MarketReportOptions } from "../contract.ts";
import { economyOf } from "./economyOf.ts";

export interface ReportAsked {
  readonly market: string;
  readonly options: MarketReportOptions;
  /** What the product is called. */
  readonly product: string;
}

/** The report of a market as its reader may see it now: verticals, stations and brand are the reader's. */
export async function makeReport(
  database: Database,
  publication: Publication,
  reader: Reader,
  { market, options, product }: ReportAsked,
): Promise<ReportDocument> {
  const { year, political, compare, client = null, paper, sections } = options;
  const locale = localeFor(reader, options.language);
  const spending = await spendingFor(database, publication, reader, { market, year, political, compare, locale });
  const stations = (medium: "tv" | "radio"): Promise<MarketStation[]> | null =>
    sections.includes(medium) && mayUse(reader.rights, { access: [medium] })
      ? stationsOfMarket(database, publication.revision.id, market, medium)
      : null;
  return marketReport({
    spending,
    brand: await brandFor(database, reader.person.customerId, product),
    client,
    paper,
    madeAt: new Date().toISOString(),
    sections,
    economy: economyOf(publication, market),
    nationEconomy: economyOf(publication, NATION),
    tvStations: await stations("tv"),
    radioStations: await stations("radio"),
    seasons: publication.advertisers.seasons,
  });
}
