import { blockInsight } from "#figures/insights/blockInsight.ts";
import { sentence } from "#figures/insights/sentence.ts";
import { percent } from "#domain/figures/rounded.ts";
import { type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { ShareOfWallet } from "#domain/shareOfWallet/figures.ts";
import { pointsApart } from "#language/words/words.ts";
import { behindRows } from "../parts/wallet/walletHeadline.ts";
import type { BarChart } from "../chart.ts";
import type { FigurePart, KeyFiguresPart } from "../document.ts";
import { roleLight } from "../parts/lightColours.ts";
import { reportTable } from "../reportTable.ts";
import { sourceLine } from "../sourceLine.ts";
import type { SellingStory, StoryParts } from "./sellingStory.ts";

type KeyFigure = KeyFiguresPart["figures"][number];

/** Size, growth, outlook and own share: four numbers that open every story. */
export function storyFigures(
  { spending, medium, gaps }: StoryParts,
  { own, nation, share }: SellingStory,
): KeyFiguresPart {
  const { view, revision, words } = spending;
  const { text, formats } = words;
  const last = formats.year(revision.years.at(-1) ?? view.year);
  const beside = (value: string | null) => (value === null ? null : text("oneSheet.nation", { value }));
  const isNation = share.benchmarkMissing === "itself";
  const growth = (value: number | null) => (isNation || value === null ? null : beside(formats.growth(value)));
  const size: KeyFigure = {
    name: text("oneSheet.figure.size", { year: formats.year(view.year) }),
    value: formats.money(own.total),
    change:
      own.growth === null
        ? null
        : text("oneSheet.onYear", { growth: formats.growth(own.growth), year: formats.year(view.year - 1) }),
    comparison: growth(nation.growth),
  };
  const ahead: KeyFigure = {
    name: text("oneSheet.figure.outlook", { year: last }),
    value: formats.growth(own.cagr),
    change: null,
    comparison: growth(nation.cagr),
  };
  const { total, rank, media } = share;
  const ownShare: KeyFigure = {
    name: text("oneSheet.figure.share", { medium: words.medium(medium) }),
    value: formats.share(total.share),
    change: rank === null ? null : text("oneSheet.rank", { rank: formats.count(rank), media: formats.count(media) }),
    comparison: isNation || total.benchmarkShare === null ? null : beside(formats.share(total.benchmarkShare)),
  };
  return { kind: "keyFigures", figures: [size, ahead, ownShare, ...(gaps ? apartFigure(spending, share) : [])] };
}

function apartFigure({ words }: StoryParts["spending"], { total }: SellingStory["share"]): KeyFigure[] {
  const { gap, gapDollars, isLevel } = total;
  // A difference that the data do not carry is no figure to hand over; both shares stand beside each other.
  if (gap === null || gapDollars === null || isLevel) return [];
  const { text, formats } = words;
  const apart = gapDollars < 0 ? "toWin" : "ahead";
  return [
    {
      name: text(`oneSheet.figure.${apart}`),
      value: formats.money(Math.abs(gapDollars)),
      change: null,
      comparison: text(`oneSheet.apart.${apart}`, { points: pointsApart(formats, gap) }),
    },
  ];
}

const GAP_COLUMNS: readonly ColumnOf<ShareOfWallet["rows"][number]>[] = [
  { key: "share_percent", unit: "percent", cell: (row) => percent(row.share) },
  { key: "nation_share_percent", unit: "percent", cell: (row) => percent(row.benchmarkShare) },
  { key: "gap_dollars", unit: "dollars", cell: (row) => row.gapDollars },
];

/** Where something is to be won, most first; where nothing is or gaps are not shown, the largest. Of a single category, with that one. */
export function gapRows({ spending, gaps }: StoryParts, { share }: SellingStory, most: number): GapRows {
  const { scope } = spending;
  const toWin = gaps ? behindRows(share) : [];
  const listed = toWin.length > 0 ? toWin : share.rows.toSorted((a, b) => (b.wallet ?? 0) - (a.wallet ?? 0));
  const first = listed.slice(0, most);
  const own = listed.find(({ subVertical }) => scope.kind === "subVertical" && subVertical === scope.id);
  const rows = own && !first.includes(own) ? [...first.slice(0, -1), own] : first;
  return { toWin: toWin.length > 0, rows };
}

export interface GapRows {
  /** Whether the medium is below the nation's share anywhere. */
  readonly toWin: boolean;
  readonly rows: ShareOfWallet["rows"];
}

/** Categories with the medium's share of them; as a chart, that share against the nation's. */
export function gapFigure(
  { spending, medium, gaps }: StoryParts,
  story: SellingStory,
  { rows }: GapRows,
  wished: "chart" | "table",
): FigurePart {
  const shows = gaps ? wished : "table";
  const { whole, scope, view, words } = spending;
  const { text, formats } = words;
  const own = scope.kind === "subVertical" ? scope.id : null;
  const name = words.medium(medium);
  const caption = text(gaps ? "oneSheet.gaps.line" : "oneSheet.gaps.plainLine", {
    medium: name,
    year: formats.year(view.year),
  });
  const table = tableOf(rows, [
    { key: "sub_vertical", unit: "text", cell: (row) => row.subVertical },
    { key: "dollars", unit: "dollars", cell: (row) => row.wallet },
    { key: "growth_percent", unit: "percent", cell: (row) => percent(row.walletGrowth) },
    ...(gaps ? GAP_COLUMNS : []),
  ]);
  const insight = gaps ? blockInsight("subVerticalGaps", whole, scope, { medium, wallet: story.share }) : null;
  const headline = text(gaps ? "oneSheet.gaps.headline" : "oneSheet.section.categories", { medium: name });
  return {
    kind: "figure",
    name: "subVerticalGaps",
    headline: insight ? sentence(insight, words) : headline,
    measure: shows === "chart" ? chartMeasure(spending, medium, story) : caption,
    chart: shows === "chart" ? gapChart(rows, spending) : null,
    alt:
      shows === "chart"
        ? rows.map((row) => `${words.subVertical(row.subVertical)}: ${formats.share(row.share)}`).join("; ")
        : caption,
    table: reportTable(table, {
      name: "categories",
      caption,
      words,
      named: "sub_vertical",
      mark: (id) => (id === own ? text("oneSheet.gaps.own") : undefined),
    }),
    shows,
    source: sourceLine(spending),
  };
}

/** What the bars measure, and how the medium stands in all of it. */
function chartMeasure({ words, view }: StoryParts["spending"], medium: string, { share }: SellingStory): string {
  const { text, formats } = words;
  const { total } = share;
  const line = text("oneSheet.gaps.shares", { medium: words.medium(medium), year: formats.year(view.year) });
  if (total.share === null || total.benchmarkShare === null) return line;
  const all = { share: formats.share(total.share), nation: formats.share(total.benchmarkShare) };
  return `${line} · ${text("oneSheet.gaps.inAll", all)}`;
}

function gapChart(rows: GapRows["rows"], { words, market }: StoryParts["spending"]): BarChart {
  const held = rows.some(({ benchmarkShare }) => benchmarkShare !== null);
  return {
    kind: "bars",
    categories: rows.map(({ subVertical }) => words.subVertical(subVertical)),
    series: [{ name: words.market(market.id), colour: roleLight("own"), values: rows.map(({ share }) => share) }],
    benchmark: held
      ? {
          name: words.text("spending.nationwide"),
          colour: roleLight("nation"),
          values: rows.map(({ benchmarkShare }) => benchmarkShare),
        }
      : null,
    format: { kind: "share" },
    unit: words.text("spending.unit.share"),
  };
}
