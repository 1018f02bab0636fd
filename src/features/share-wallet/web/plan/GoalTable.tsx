import { quarterName } from "#documents/parts/quarterFigure.ts";
import { memo } from "react";
import type { Words } from "#language/words/words.ts";
import type { GoalPart, GoalPlan } from "#domain/plan/goalPlan.ts";
import { columnScale } from "#language/money.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";

interface Row extends GoalPart {
  readonly id: string;
  readonly name: string;
  /** For sorting. */
  readonly place: number;
  readonly note: string;
}

interface GoalTableProps {
  readonly caption: string;
  readonly plan: GoalPlan;
  readonly words: Words;
}

/** The months of a goal with the quarters' sums and the year's below. */
export const GoalTable = memo(function GoalTable({ caption, plan, words }: GoalTableProps) {
  const { text, formats } = words;
  const rows = plan.months.map((part): Row => {
    const note = part.crowded ? text("scenarios.planner.crowded") : "";
    return { ...part, id: `month-${part.month}`, name: formats.month(part.month), place: part.month, note };
  });
  const totals = [
    ...plan.quarters.map((part, at): Row => {
      return {
        ...part,
        id: `quarter-${at + 1}`,
        name: quarterName(at + 1, words),
        place: at,
        note: "",
      };
    }),
    { ...plan.year, id: "year", name: text("scenarios.column.total"), place: 0, note: "" },
  ];
  const scale = columnScale(rows.map(({ needed }) => needed));
  const unit = formats.moneyHead(scale);
  const columns: Column<Row>[] = [
    {
      key: "month",
      head: text("spending.column.month"),
      numeric: false,
      value: ({ place }) => place,
      shown: ({ name }) => name,
    },
    {
      key: "needed",
      head: text("scenarios.planner.needed"),
      unit,
      numeric: true,
      value: ({ needed }) => needed,
      shown: ({ needed }) => formats.moneyIn(scale, needed),
    },
    {
      key: "atToday",
      head: text("scenarios.planner.atToday"),
      unit,
      numeric: true,
      value: ({ atToday }) => atToday,
      shown: ({ atToday }) => formats.moneyIn(scale, atToday),
    },
    {
      key: "note",
      head: text("scenarios.column.note"),
      numeric: false,
      value: ({ note }) => note,
      shown: ({ note }) => note,
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} totals={totals} rowId={({ id }) => id} />;
});
