import type { PlatformSpending } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { viewKind } from "#domain/yearKind.ts";
import { kindedHead } from "#language/words/kindWords.ts";
import { measured, type Measured } from "#language/words/measured.ts";
import { measureFormats } from "#language/words/measureFormats.ts";
import { reportTable } from "../reportTable.ts";
import type { Spending } from "../spending.ts";
import { changeCell, politicalChangeCell } from "./besideCells.ts";
import { type BlockFigure, tableName } from "./blockFigure.ts";
import { blockHeadline } from "./blockHeadline.ts";
import { roleLight } from "./lightColours.ts";

export interface PlatformFigure extends BlockFigure {
  readonly section: PlatformSpending;
  /** How its amounts are shown in the measure chosen. */
  readonly scale: Measured;
}

/** Digital spending by who sells it; a modelled cut through the same money, and it says so. */
export function platformFigure(spending: Spending): PlatformFigure {
  const { view, measure, words } = spending;
  const { text, formats } = words;
  const section = spendingSections.digitalSpendingByPlatform.compute(view);
  const amounts = section.rows.map(({ dollars }) => dollars);
  const scale = measured(measure, { amounts, total: section.total, population: view.own.population }, words);
  const line = text("spending.line.digitalSpendingByPlatform", { year: formats.year(section.year), unit: scale.unit });
  const largest = section.rows
    .slice(0, 3)
    .map((row) => `${words.platform(row.platform)} ${formats.money(row.dollars)} (${formats.share(row.share)})`);
  const total = formats.money(section.total);
  const count = section.rows.length;
  const isBent = section.rows.some(({ coreGrowth }) => coreGrowth !== null);
  const kind = viewKind(view);
  return {
    name: "digitalSpendingByPlatform",
    section,
    scale,
    headline: blockHeadline("digitalSpendingByPlatform", spending) ?? text("insights.atAGlance"),
    measure: line,
    alt: text("spending.alt.ranking", { line, count, largest: formats.list(largest), total }),
    shows: "chart",
    shares: true,
    chart: () => ({
      kind: "bars",
      marks: section.rows.map(({ platform }) => ({ id: platform })),
      kinds: section.rows.map(() => kind),
      beside: {
        heads: [
          text("spending.column.platform"),
          kindedHead(scale.unit, kind, words),
          text(measure === "share" ? "spending.column.dollars" : "spending.column.share_percent"),
          text("spending.column.growth_percent"),
          ...(isBent ? [text("spending.column.core_growth_percent")] : []),
        ],
        rows: section.rows.map((row) => {
          const why = row.newDefinition ? text("spending.newDefinition") : undefined;
          const share = { text: formats.share(row.share) };
          const amounts =
            measure === "share"
              ? [share, { text: formats.money(row.dollars) }]
              : [{ text: scale.cell(row.dollars) }, share];
          return {
            cells: [
              ...amounts,
              (row.coreGrowth === null ? changeCell : politicalChangeCell)(row.growth, formats, why),
              ...(isBent ? [changeCell(row.coreGrowth ?? row.growth, formats, why && "")] : []),
            ],
          };
        }),
      },
      categories: section.rows.map(({ platform }) => words.platform(platform)),
      series: [
        {
          name: words.market(section.market),
          colour: roleLight("other"),
          values: section.rows.map(({ dollars }) => scale.value(dollars)),
        },
      ],
      benchmark: null,
      format: measureFormats(measure, amounts, words).numbers,
      unit: scale.unit,
    }),
    table: () =>
      reportTable(spendingSections.digitalSpendingByPlatform.table(section), {
        name: tableName("digitalSpendingByPlatform"),
        caption: line,
        words,
        named: "platform",
      }),
  };
}
