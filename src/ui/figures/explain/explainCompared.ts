import { sellerOf } from "#documents/parts/compared/sellerOf.ts";
import type { Spending } from "#documents/spending.ts";
import { levelOf, levelOfView } from "#domain/revisions/provenanceAtLevel.ts";
import { comparedMarkets } from "#domain/spending/comparedMarkets.ts";
import { listedMedia, mediumDollars } from "#domain/spending/listedMedia.ts";
import { marketComparison } from "#domain/spending/marketComparison.ts";
import { marketYears } from "#domain/spending/marketYears.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { MarketWallet } from "#domain/spending/view.ts";
import { yearPlace } from "#domain/spending/yearPlace.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import type { ExplainIn } from "./background.ts";
import { comparedSpending, explained } from "./explained.ts";
import { explainMedia } from "./explainMedia.ts";
import { explainSubVertical } from "./explainSubVertical.ts";
import { mediaColumn } from "./mediaColumn.ts";
import { quotient, sumOfParts } from "./writeFormula.ts";

function marketOf({ view }: Spending, id: string): MarketWallet | undefined {
  return comparedMarkets(view).find(({ wallet }) => wallet.market === id);
}

const inAmounts = ({ measure }: Spending) => (measure === "perCapita" ? "perCapita" : "dollars");

/** A figure of one of the markets side by side: `tv-501`, `tv-501:growth_percent`, `tv-501:sold_dollars`, `tv-501:dollars_2031`. */
export const explainMarkets: ExplainIn = (spending, figure) => {
  const [id = "", column = ""] = figure.split(":");
  const market = marketOf(spending, id);
  if (!market) return null;
  if (column.startsWith("sold_")) return explainSold(spending, market, column);
  const { cagrFrom, cagrTo } = marketComparison(spending.view, []);
  const isLast = column === `dollars_${cagrTo}`;
  const measure = column === "" ? inAmounts(spending) : isLast ? "dollars" : mediaColumn(column);
  const year = isLast ? cagrTo : spending.view.year;
  const isCore = column === "core_growth_percent";
  return explainMedia(isCore ? comparedSpending(spending, "core") : spending, {
    market,
    id: "total",
    year,
    measure: isCore ? "growth" : measure,
    within: "total",
    span: [cagrFrom, cagrTo],
  });
};

/** What the media of the reader's side get in one of the markets, or which part of it. */
function explainSold(spending: Spending, market: MarketWallet, column: string): Explanation | null {
  const { view, words } = spending;
  const { formats } = words;
  const seller = sellerOf(spending);
  const { wallet } = market;
  const standing = marketComparison(view, seller.media).markets.find((one) => one.market === wallet.market);
  if (!standing) return null;
  const about = {
    subject: seller.name,
    market: words.market(wallet.market),
    year: view.year,
    level: levelOf(wallet.market, !levelOfView(view).endsWith("Category")),
    money: null,
  };
  if (column === "sold_share_percent") {
    const value = formats.share(standing.soldShare);
    const values = quotient(formats, standing.sold, standing.total, value);
    return explained(spending, { ...about, measure: "share", value, values });
  }
  const parts = listedMedia(wallet)
    .filter(({ medium }) => seller.media.includes(medium))
    .map(({ medium, place }) => ({
      name: words.medium(medium),
      dollars: mediumDollars(wallet, place, yearPlace(view), view.political) || 0,
    }));
  const values = standing.sold === null ? null : sumOfParts(parts, words);
  return explained(spending, { ...about, measure: "dollars", value: formats.dollars(standing.sold), values });
}

/** A year of one of them: `tv-501:dollars_2029`, `tv-501:cagr_percent`; of the chart's years, `year:2029`, the own market's. */
export const explainMarketYears: ExplainIn = (spending, figure) => {
  const { cagrFrom, cagrTo } = marketYears(spending.view);
  const [id = "", column = ""] = figure.split(":");
  const market = id === "year" ? spending.view.own : marketOf(spending, id);
  if (!market) return null;
  const isAverage = column === "cagr_percent";
  const year = Number(id === "year" ? column : column.slice("dollars_".length)) || cagrTo;
  const measure = isAverage ? "cagr" : inAmounts(spending);
  return explainMedia(spending, { market, id: "total", year, measure, within: "total", span: [cagrFrom, cagrTo] });
};

/** A category in one of them: `hotels:tv-501/share_percent`; `hotels` is the own market's share. */
export const explainCategories: ExplainIn = (spending, figure) => {
  const [id = "", place = ""] = figure.split(":");
  const [wanted = "", column = "share_percent"] = place.split("/");
  const { view } = spending;
  const own = place === "" ? view.own : marketOf(spending, wanted);
  if (!own) return null;
  const there = { ...spending, measure: "dollars" as const, view: { ...view, own } };
  const section = { ...spendingSections.verticalBreakdown.compute(there.view), minimumDollars: 0 };
  return explainSubVertical(there, section, `${id}:${column}`, "dollars");
};
