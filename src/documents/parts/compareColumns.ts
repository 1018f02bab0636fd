import type { ComparedCell, MediaCompare } from "#domain/spending/sections.ts";
import type { ColumnUnit } from "#domain/tables/table.ts";
import { columnScale } from "#language/money.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";
import type { Words } from "#language/words/words.ts";
import { type PlannedColumn, textColumn } from "./plannedColumn.ts";

export type CompareRow = MediaCompare["rows"][number];

interface Compared {
  readonly key: string;
  readonly unit: string;
  readonly value: (cell: ComparedCell) => number | null;
  readonly part?: (cell: ComparedCell) => number | null;
  readonly shown: (cell: ComparedCell) => string;
  readonly holds: ColumnUnit;
  readonly format: NumberFormat;
}

/** The compared figures with the media down and the markets across; the CSV holds the same ones, a line for each medium and market. */
export function compareColumns({ markets, rows }: MediaCompare, words: Words): PlannedColumn<CompareRow>[] {
  const { text, formats } = words;
  // Where politics bends the growth of a medium somewhere, all have that of core money beside it.
  const isBent = rows.some(({ cells }) => cells.some(({ coreGrowth }) => coreGrowth !== null));
  const perMarket = markets.flatMap(({ market }, at) => {
    const scale = columnScale(rows.map(({ cells }) => cells[at]?.dollars ?? null));
    const core: Compared = {
      key: "core_growth_percent",
      unit: text("spending.column.core_growth_percent"),
      value: (cell) => cell.coreGrowth ?? cell.growth,
      shown: (cell) => formats.growth(cell.coreGrowth ?? cell.growth),
      holds: "percent",
      format: { kind: "growth" },
    };
    const measures: readonly Compared[] = [
      {
        key: "dollars",
        unit: formats.moneyHead(scale),
        value: (cell) => cell.dollars,
        shown: (cell) => formats.moneyIn(scale, cell.dollars),
        holds: "dollars",
        format: { kind: "money", scale },
      },
      {
        key: "share_percent",
        unit: text("spending.column.share_percent"),
        value: ({ share }) => share,
        shown: (cell) => formats.share(cell.share),
        holds: "percent",
        format: { kind: "share" },
      },
      {
        key: "growth_percent",
        unit: text("spending.column.growth_percent"),
        value: (cell) => cell.growth,
        shown: (cell) => formats.growth(cell.growth),
        holds: "percent",
        format: { kind: "growth" },
      },
      ...(isBent ? [core] : []),
      {
        key: "index",
        unit: text("spending.column.index"),
        value: (cell) => cell.index,
        shown: (cell) => formats.index(cell.index),
        holds: "index",
        format: { kind: "index" },
      },
      {
        key: "per_capita",
        unit: text("spending.column.per_capita"),
        value: (cell) => cell.perCapita,
        shown: (cell) => formats.perCapita(cell.perCapita),
        holds: "dollars",
        format: { kind: "perCapita" },
      },
    ];
    return measures.map(
      ({ key, value, part, shown, ...column }): PlannedColumn<CompareRow> => ({
        key: `${market}/${key}`,
        head: words.market(market),
        numeric: true,
        ...column,
        value: ({ cells }) => (cells[at] ? value(cells[at]) : null),
        ...(part && { part: ({ cells }: CompareRow) => (cells[at] ? part(cells[at]) : null) }),
        shown: ({ cells }) => (cells[at] ? shown(cells[at]) : formats.money(null)),
      }),
    );
  });
  return [textColumn("medium", text("spending.column.medium"), ({ medium }) => words.medium(medium)), ...perMarket];
}
