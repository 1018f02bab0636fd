import { largestFirst, ranks } from "../figures/rank.ts";
import { rounded } from "../figures/rounded.ts";
import { indexAgainst, perPerson } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { MediaGroup } from "../taxonomy/media.ts";
import { saidBasis } from "../revisions/provenanceAtLevel.ts";
import { provenanceAt } from "../yearKind.ts";
import { listedMedia } from "./listedMedia.ts";
import { marketMedia } from "./marketMedia.ts";
import type { MediaSpending, MediumSpend } from "./sections.ts";
import type { SpendingView } from "./view.ts";
import { viewBand } from "./viewBand.ts";
import { yearPlace } from "./yearPlace.ts";

/** What is spent on each medium in the view's market and year, or on those of one group, beside the nation. */
export function mediaSpending(view: SpendingView, group?: MediaGroup): MediaSpending {
  const year = yearPlace(view);
  const list = listedMedia(view.own.wallet, group);
  const own = marketMedia(view.own, list, year, view.political);
  const nation = marketMedia(view.nation, list, year, view.political);
  const band = viewBand(view);
  const previousRanks = own.previousTotal === null ? [] : ranks(own.previousAmounts);

  const rows = largestFirst(own.amounts).flatMap((at, above): MediumSpend[] => {
    const [medium, figures] = [list[at], own.media[at]];
    if (!medium || !figures) return [];
    const nationShare = nation.media[at]?.share ?? null;
    const { kind, basis, level, partlyReported = false } = provenanceAt(view.provenance, medium.place, year);
    return [
      {
        medium: medium.medium,
        group: medium.group,
        ...figures,
        rank: above + 1,
        previousRank: previousRanks[at] ?? null,
        nationShare,
        index: indexAgainst(nationShare, figures.share),
        ...band(figures.dollars, medium.place, year),
        kind,
        basis,
        partlyReported,
        level,
      },
    ];
  });
  return {
    market: view.own.wallet.market,
    year: view.year,
    total: own.total,
    previousTotal: own.previousTotal,
    growth: own.growth,
    coreGrowth: own.coreGrowth,
    newDefinition: own.newDefinition,
    perCapita: perPerson(own.total, view.own.population),
    rows,
  };
}

export function mediaSpendingTable({ rows }: MediaSpending): Table {
  return tableOf(rows, [
    { key: "rank", unit: "rank", cell: (row) => row.rank },
    { key: "medium", unit: "text", cell: (row) => row.medium },
    { key: "group", unit: "text", cell: (row) => row.group },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "growth_percent", unit: "percent", part: (row) => row.growth },
    { key: "core_growth_percent", unit: "percent", part: (row) => row.coreGrowth },
    { key: "nation_share_percent", unit: "percent", part: (row) => row.nationShare },
    { key: "index", unit: "index", cell: (row) => rounded(row.index, 0) },
    { key: "per_capita", unit: "dollars", cell: (row) => rounded(row.perCapita, 2) },
    { key: "low", unit: "dollars", cell: (row) => row.low },
    { key: "high", unit: "dollars", cell: (row) => row.high },
    { key: "previous_rank", unit: "rank", cell: (row) => row.previousRank },
    { key: "kind", unit: "text", cell: (row) => row.kind },
    { key: "basis", unit: "text", cell: saidBasis },
    { key: "level", unit: "text", cell: (row) => row.level },
  ]);
}
