import { memo } from "react";
import type { Words } from "#language/words/words.ts";
import type { Pacing, PacingMonth } from "#domain/plan/pacing.ts";
import { columnScale } from "#language/money.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";

interface PacingTableProps {
  readonly caption: string;
  readonly pacing: Pacing;
  readonly words: Words;
}

/** Own and market dollars of every month, with the own part in each and so far. */
export const PacingTable = memo(function PacingTable({ caption, pacing, words }: PacingTableProps) {
  const { text, formats } = words;
  const own = columnScale(pacing.months.map((month) => month.own));
  const market = columnScale(pacing.months.map((month) => month.market));
  const money = (key: "own" | "market", head: string, scale: typeof own): Column<PacingMonth> => ({
    key,
    head,
    unit: formats.moneyHead(scale),
    numeric: true,
    value: (row) => row[key],
    shown: (row) => formats.moneyIn(scale, row[key]),
  });
  const part = (key: "share" | "shareSoFar"): Column<PacingMonth> => ({
    key,
    head: text(`scenarios.pacing.${key}`),
    numeric: true,
    value: (row) => row[key],
    shown: (row) => formats.share(row[key]),
  });
  const columns: Column<PacingMonth>[] = [
    {
      key: "month",
      head: text("spending.column.month"),
      numeric: false,
      value: ({ month }) => month,
      shown: ({ month }) => formats.month(month),
    },
    money("own", text("scenarios.pacing.own"), own),
    money("market", text("scenarios.pacing.market"), market),
    part("share"),
    part("shareSoFar"),
  ];
  return <DataTable caption={caption} columns={columns} rows={pacing.months} rowId={({ month }) => `month-${month}`} />;
});
