import { growth } from "#domain/growth.ts";
import { narrowView } from "#domain/spending/scope.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { indexAgainst, shareOf } from "#domain/share.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { FigurePart, KeyFiguresPart, ReportPart } from "../../document.ts";
import { figurePart } from "../../parts/blockFigure.ts";
import { growthNote } from "../../parts/keyFigure.ts";
import { listFigure } from "../../parts/listFigure.ts";
import type { Spending } from "../../spending.ts";
import { verticalsTable } from "./verticalsTable.ts";

/** A vertical with what it spends here. */
export interface VerticalSize {
  readonly id: string;
  readonly spending: Spending;
  readonly dollars: number | null;
  readonly growth: number | null;
  readonly nationGrowth: number | null;
  readonly share: number | null;
  readonly nationShare: number | null;
  readonly index: number | null;
}

/** Every vertical of the reader on half a page, the largest first, after a table of all. */
export function verticalsSection(spending: Spending): ReportPart[] {
  const verticals = verticalSizes(spending);
  if (verticals.length === 0) return [];
  return [verticalsTable(verticals, spending), ...verticals.flatMap((vertical) => halfPage(vertical))];
}

function verticalSizes(spending: Spending): VerticalSize[] {
  const { whole, revision } = spending;
  const total = spendingSections.mediaAdSpending.compute(whole).total;
  const nationTotal = spendingSections.mediaAdSpendingNationwide.compute(whole).total;
  const ids = [...new Set(revision.subVerticals.map(verticalOf))];
  return ids
    .map((id): VerticalSize => {
      const scope = { kind: "vertical", id } as const;
      const view = narrowView(whole, scope);
      const own = spendingSections.mediaAdSpending.compute(view);
      const nation = spendingSections.mediaAdSpendingNationwide.compute(view);
      const [share, nationShare] = [shareOf(own.total, total), shareOf(nation.total, nationTotal)];
      return {
        id,
        spending: { ...spending, scope, view },
        dollars: own.total,
        growth: growth(own.previousTotal, own.total),
        nationGrowth: growth(nation.previousTotal, nation.total),
        share,
        nationShare,
        index: indexAgainst(nationShare, share),
      };
    })
    .filter(({ dollars }) => dollars !== null && dollars > 0)
    .toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0));
}

/** What is said large of a vertical, and its sub-verticals as bars. */
function halfPage({ id, spending, ...size }: VerticalSize): (KeyFiguresPart | FigurePart)[] {
  const { words, view } = spending;
  const { text, formats } = words;
  const change = growthNote(size.growth, size.nationGrowth, view.year, words);
  const list = figurePart(listFigure(spending, "topSubVerticals"), spending);
  return [
    {
      kind: "keyFigures",
      figures: [
        { name: words.vertical(id), value: formats.money(size.dollars), change, comparison: null },
        {
          name: text("marketReport.verticals.share"),
          value: formats.share(size.share),
          change: null,
          comparison: text("marketReport.verticals.nation", { share: formats.share(size.nationShare) }),
        },
        { name: text("spending.column.index"), value: formats.index(size.index), change: null, comparison: null },
      ],
    },
    { ...list, name: `topSubVerticals-${id}`, measure: `${words.vertical(id)}: ${list.measure}`, shows: "chart" },
  ];
}
