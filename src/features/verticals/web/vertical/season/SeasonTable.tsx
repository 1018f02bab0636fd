import { memo, useMemo } from "react";
import type { Words } from "#words/words.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";
import type { VerticalMonth } from "./seasonMonths.ts";

interface SeasonTableProps {
  readonly caption: string;
  readonly months: readonly VerticalMonth[];
  readonly words: Words;
}

/** The twin of the strip. */
export const SeasonTable = memo(function SeasonTable({ caption, months, words }: SeasonTableProps) {
  const columns = useMemo(() => columnsOf(words), [words]);
  return <DataTable caption={caption} columns={columns} rows={months} rowId={({ month }) => String(month)} />;
});

function columnsOf({ text, formats }: Words): Column<VerticalMonth>[] {
  const said = (is: boolean) => text(is ? "verticals.season.yes" : "verticals.season.no");
  return [
    {
      key: "month",
      head: text("verticals.season.column.month"),
      numeric: false,
      value: ({ month }) => month,
      shown: ({ month }) => formats.month(month),
    },
    {
      key: "part",
      head: text("verticals.season.column.part"),
      numeric: true,
      value: ({ part }) => part,
      shown: ({ part }) => formats.share(part),
    },
    {
      key: "hot",
      head: text("verticals.season.column.hot"),
      numeric: false,
      value: ({ hot }) => Number(hot),
      shown: ({ hot }) => said(hot),
    },
    {
      key: "political",
      head: text("verticals.season.column.political"),
      numeric: true,
      value: ({ political }) => political,
      shown: ({ political }) => formats.share(political),
    },
    {
      key: "crowded",
      head: text("verticals.season.column.crowded"),
      numeric: false,
      value: ({ crowded }) => Number(crowded),
      shown: ({ crowded }) => said(crowded),
    },
  ];
}
