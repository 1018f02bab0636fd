import { blockInsight } from "#insights/blockInsight.ts";
import { sentence } from "#insights/sentence.ts";
import { percent } from "#domain/rounded.ts";
import { tableOf } from "#domain/tableOf.ts";
import { pointsApart } from "#words/words.ts";
import type { FigurePart, KeyFiguresPart } from "../document.ts";
import { reportTable } from "../reportTable.ts";
import { sourceLine } from "../sourceLine.ts";
import type { SellingStory, StoryParts } from "./sellingStory.ts";

type KeyFigure = KeyFiguresPart["figures"][number];

/** Less than this is neither more nor less, as a part of one. */
const STEADY = 0.0005;

/** Size, growth, outlook and own share: four numbers that open every story. */
export function storyFigures({ spending, medium }: StoryParts, { own, nation, share }: SellingStory): KeyFiguresPart {
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
  return { kind: "keyFigures", figures: [size, ahead, ownShare, ...gapFigure(spending, share)] };
}

function gapFigure({ words }: StoryParts["spending"], { total }: SellingStory["share"]): KeyFigure[] {
  const { gap, gapDollars } = total;
  if (gap === null || gapDollars === null) return [];
  const { text, formats } = words;
  const apart = Math.abs(gap) < STEADY ? "even" : gap > 0 ? "toWin" : "ahead";
  return [
    {
      name: text(`oneSheet.figure.${apart}`),
      value: formats.money(Math.abs(gapDollars)),
      change: null,
      comparison: text(`oneSheet.apart.${apart}`, { points: pointsApart(formats, gap) }),
    },
  ];
}

/** The categories with most to win for the medium; beside a single one, those of its vertical. */
export function gapTable({ spending, medium }: StoryParts, { share }: SellingStory, rows: number): FigurePart {
  const { whole, scope, revision, view, words } = spending;
  const { text, formats } = words;
  const own = scope.kind === "subVertical" ? scope.id : null;
  const first = share.rows.slice(0, rows);
  const ownRow = share.rows.find(({ subVertical }) => subVertical === own);
  const shown = ownRow && !first.includes(ownRow) ? [...first.slice(0, -1), ownRow] : first;
  const caption = text("oneSheet.gaps.line", { medium: words.medium(medium), year: formats.year(view.year) });
  const table = tableOf(shown, [
    { key: "sub_vertical", unit: "text", cell: (row) => row.subVertical },
    { key: "dollars", unit: "dollars", cell: (row) => row.wallet },
    { key: "growth_percent", unit: "percent", cell: (row) => percent(row.walletGrowth) },
    { key: "share_percent", unit: "percent", cell: (row) => percent(row.share) },
    { key: "nation_share_percent", unit: "percent", cell: (row) => percent(row.benchmarkShare) },
    { key: "gap_dollars", unit: "dollars", cell: (row) => row.gapDollars },
  ]);
  const insight = blockInsight("subVerticalGaps", whole, scope, { medium, wallet: share });
  return {
    kind: "figure",
    name: "subVerticalGaps",
    headline: insight ? sentence(insight, words) : text("oneSheet.gaps.headline", { medium: words.medium(medium) }),
    measure: caption,
    chart: null,
    alt: caption,
    table: reportTable(table, {
      name: "categories",
      caption,
      words,
      named: "sub_vertical",
      currentYear: revision.currentYear,
      mark: (id) => (id === own ? text("oneSheet.gaps.own") : undefined),
    }),
    shows: "table",
    source: sourceLine(spending),
  };
}
