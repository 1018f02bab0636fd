import { largestFirst } from "../figures/rank.ts";
import { rounded } from "../figures/rounded.ts";
import { indexAgainst } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { MediaGroup } from "../taxonomy/media.ts";
import { comparedMarkets } from "./comparedMarkets.ts";
import { listedMedia } from "./listedMedia.ts";
import { marketMedia } from "./marketMedia.ts";
import type { MediaCompare } from "./sections.ts";
import type { SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";

/** The view's market beside the compared ones and the nation, medium by medium in the order of its own ranking. */
export function mediaCompare(view: SpendingView, group?: MediaGroup): MediaCompare {
  const year = yearPlace(view);
  const list = listedMedia(view.own.wallet, group);
  const markets = comparedMarkets(view).map((market) => ({
    market: market.wallet.market,
    ...marketMedia(market, list, year, view.political),
  }));
  const nation = marketMedia(view.nation, list, year, view.political);

  const rows = largestFirst(markets[0]?.amounts ?? []).flatMap((at) => {
    const medium = list[at];
    if (!medium) return [];
    const nationShare = nation.media[at]?.share ?? null;
    const cells = markets.flatMap(({ market, media }) => {
      const figures = media[at];
      return figures ? [{ market, ...figures, index: indexAgainst(nationShare, figures.share) }] : [];
    });
    return [{ medium: medium.medium, group: medium.group, cells }];
  });
  return { year: view.year, markets: markets.map(({ market, total }) => ({ market, total })), rows };
}

export function mediaCompareTable({ rows }: MediaCompare): Table {
  const cells = rows.flatMap(({ medium, group, cells }) => cells.map((cell) => ({ medium, group, ...cell })));
  return tableOf(cells, [
    { key: "medium", unit: "text", cell: (row) => row.medium },
    { key: "group", unit: "text", cell: (row) => row.group },
    { key: "market", unit: "text", cell: (row) => row.market },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "growth_percent", unit: "percent", part: (row) => row.growth },
    { key: "core_growth_percent", unit: "percent", part: (row) => row.coreGrowth },
    { key: "index", unit: "index", cell: (row) => rounded(row.index, 0) },
    { key: "per_capita", unit: "dollars", cell: (row) => rounded(row.perCapita, 2) },
  ]);
}
