import { memo } from "react";
import type { Words } from "#language/words/words.ts";
import type { MixPart } from "#domain/plan/mix.ts";
import { roundShares } from "#domain/figures/share.ts";
import { columnScale } from "#language/money.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";

interface MixTableProps {
  readonly caption: string;
  readonly before: readonly MixPart[];
  readonly after: readonly MixPart[];
  readonly words: Words;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly percent: number | null;
}

/** Every medium before and after the shifts: the twin of the bar. */
export const MixTable = memo(function MixTable({ caption, before, after, words }: MixTableProps) {
  const { text, formats } = words;
  const percents = roundShares(after.map(({ dollars }) => dollars));
  const rows = before.map(({ medium, dollars }, at): Row => {
    return {
      id: medium,
      name: words.medium(medium),
      before: dollars,
      after: after[at]?.dollars ?? 0,
      percent: percents[at] ?? null,
    };
  });
  const total = {
    id: "total",
    name: text("scenarios.column.total"),
    before: sum(rows.map((row) => row.before)),
    after: sum(rows.map((row) => row.after)),
    percent: 100,
  };
  const scale = columnScale(rows.map((row) => row.before));
  const money = (dollars: number) => formats.moneyIn(scale, dollars);
  const unit = formats.moneyHead(scale);
  const columns: Column<Row>[] = [
    {
      key: "medium",
      head: text("spending.column.medium"),
      numeric: false,
      value: ({ name }) => name,
      shown: ({ name }) => name,
    },
    {
      key: "before",
      head: text("scenarios.column.before"),
      unit,
      numeric: true,
      value: (row) => row.before,
      shown: (row) => money(row.before),
    },
    {
      key: "after",
      head: text("scenarios.column.after"),
      unit,
      numeric: true,
      value: (row) => row.after,
      shown: (row) => money(row.after),
    },
    {
      key: "change",
      head: text("scenarios.column.change"),
      numeric: true,
      value: (row) => row.after - row.before,
      shown: (row) => (row.after === row.before ? "–" : formats.moneyChange(row.after - row.before)),
    },
    {
      key: "percent",
      head: text("scenarios.column.percent"),
      numeric: true,
      value: (row) => row.percent,
      shown: (row) => formats.percent(row.percent),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} totals={[total]} rowId={({ id }) => id} />;
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((whole, amount) => whole + amount, 0);
}
