import type { z } from "zod";
import { NATION } from "#domain/market.ts";
import type { MarketWallet, SummaryView } from "#domain/summary/view.ts";
import type { Publication } from "#revisions/publication.ts";
import type { summaryQuery } from "../contract.ts";

/** The view that a request asks for. @throws Failure `market-unknown` */
export function summaryView(
  publication: Publication,
  market: string,
  query: z.output<typeof summaryQuery>,
): SummaryView {
  const { revision } = publication;
  const read = (id: string): MarketWallet => ({
    wallet: publication.wallet(id),
    population: publication.market(id).population,
  });
  return {
    own: read(market),
    nation: read(NATION),
    compared: query.compare.filter((id) => id !== market).map(read),
    year: query.year ?? revision.currentYear,
    political: query.political,
    provenance: revision.provenance,
    currentYear: revision.currentYear,
    minimumShare: query.minimum,
  };
}
