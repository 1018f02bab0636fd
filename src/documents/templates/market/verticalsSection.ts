import type { FigurePart, KeyFiguresPart, ReportPart } from "../../document.ts";
import { figurePart } from "../../parts/blockFigure.ts";
import { growthNote } from "../../parts/keyFigure.ts";
import { listFigure } from "../../parts/listFigure.ts";
import type { Spending } from "../../spending.ts";
import { type VerticalSize, verticalSizes } from "./verticalSizes.ts";
import { verticalsTable } from "./verticalsTable.ts";

/** Every vertical of the reader on half a page, the largest first, after a table of all. */
export function verticalsSection(spending: Spending): ReportPart[] {
  const verticals = verticalSizes(spending);
  if (verticals.length === 0) return [];
  return [verticalsTable(verticals, spending), ...verticals.flatMap((vertical) => halfPage(vertical))];
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
      title: words.vertical(id),
      figures: [
        {
          name: text("marketReport.verticals.spending", { year: formats.year(view.year) }),
          value: formats.money(size.dollars),
          change,
          comparison: null,
        },
        {
          name: text("marketReport.verticals.share"),
          value: formats.share(size.share),
          change: null,
          comparison: text("marketReport.verticals.nation", { share: formats.share(size.nationShare) }),
        },
        { name: text("spending.column.index"), value: formats.index(size.index), change: null, comparison: null },
      ],
    },
    {
      ...list,
      name: `topSubVerticals-${id}`,
      measure: `${words.vertical(id)}: ${list.measure}`,
      table: list.table && { ...list.table, name: `vertical-${id}` },
      shows: "chart",
    },
  ];
}
