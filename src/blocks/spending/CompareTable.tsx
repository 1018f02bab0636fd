import { memo, useMemo } from "react";
import type { ComparedCell, MediaCompare } from "#domain/spending/sections.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";
import { columnScale } from "#i18n/money.ts";
import type { Words } from "#words/words.ts";

interface CompareTableProps {
  readonly caption: string;
  readonly section: MediaCompare;
  readonly words: Words;
}

type Row = MediaCompare["rows"][number];

/** The compared figures with the media down and the markets across; the CSV holds the same ones, a line for each medium and market. */
export const CompareTable = memo(function CompareTable({ caption, section, words }: CompareTableProps) {
  const columns = useMemo(() => columnsOf(section, words), [section, words]);
  return <DataTable caption={caption} columns={columns} rows={section.rows} rowId={({ medium }) => medium} />;
});

function columnsOf({ markets, rows }: MediaCompare, words: Words): Column<Row>[] {
  const { text, formats } = words;
  const first: Column<Row> = {
    key: "medium",
    head: text("spending.column.medium"),
    numeric: false,
    value: ({ medium }) => words.medium(medium),
    shown: ({ medium }) => words.medium(medium),
  };
  const perMarket = markets.flatMap(({ market }, at) => {
    const scale = columnScale(rows.map(({ cells }) => cells[at]?.dollars ?? null));
    const column = (
      key: string,
      unit: string,
      value: (cell: ComparedCell) => number | null,
      shown: (cell: ComparedCell) => string,
    ): Column<Row> => ({
      key: `${market}/${key}`,
      head: words.market(market),
      unit,
      numeric: true,
      value: ({ cells }) => (cells[at] ? value(cells[at]) : null),
      shown: ({ cells }) => (cells[at] ? shown(cells[at]) : formats.money(null)),
    });
    return [
      column(
        "dollars",
        formats.moneyHead(scale),
        (cell) => cell.dollars,
        (cell) => formats.moneyIn(scale, cell.dollars),
      ),
      column(
        "share_percent",
        text("spending.column.share_percent"),
        (cell) => cell.share,
        (cell) => formats.percent(cell.sharePercent),
      ),
      column(
        "growth_percent",
        text("spending.column.growth_percent"),
        (cell) => cell.growth,
        (cell) => formats.growth(cell.growth),
      ),
      column(
        "index",
        text("spending.column.index"),
        (cell) => cell.index,
        (cell) => formats.index(cell.index),
      ),
      column(
        "per_capita",
        text("spending.column.per_capita"),
        (cell) => cell.perCapita,
        (cell) => formats.perCapita(cell.perCapita),
      ),
    ];
  });
  return [first, ...perMarket];
}
