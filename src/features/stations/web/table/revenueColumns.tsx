import type { OverviewRow } from "../../contract.ts";
import { powerRatioText } from "#language/words/stationWords.ts";
import { whyNoRatio, whyNoRevenue } from "../unknown.ts";
import { type ColumnsAsked, hundredfold, inMillions, revenueScale, type StationColumn } from "./columnsAsked.ts";
import { Unknown } from "./Unknown.tsx";

/** What stations take: this year, the two before it, online, and how it compares with their audience. */
export function revenueColumns({ overview, words }: ColumnsAsked): StationColumn[] {
  const { text, formats } = words;
  const scale = revenueScale(overview.rows);
  const money = (key: string, head: string, of: (row: OverviewRow) => number | null): StationColumn => ({
    key,
    head: `${head}, ${formats.moneyHead(scale)}`,
    filterHead: `${head}, ${formats.moneyHead("million")}`,
    kind: "number",
    value: (row) => inMillions(of(row)),
    cell: (row) => {
      const dollars = of(row);
      if (dollars === null) return <Unknown why={whyNoRevenue(row, overview, words)} />;
      return <span title={formats.dollars(dollars)}>{formats.moneyIn(scale, dollars)}</span>;
    },
    width: 132,
  });
  const earlier = [2, 1].map(
    (back): StationColumn => ({
      ...money(
        `ota${back}`,
        text("stations.column.ota", { year: formats.year(overview.year - back) }),
        ({ revenue }) => revenue.find(({ year }) => year === overview.year - back)?.ota ?? null,
      ),
      hidden: true,
    }),
  );
  return [
    ...earlier,
    {
      ...money("ota", text("stations.column.ota", { year: formats.year(overview.year) }), (row) => row.ota),
      narrow: "end",
      narrowCell: ({ ota }) => (ota === null ? null : formats.money(ota)),
    },
    { ...money("digital", text("stations.column.digital"), (row) => row.digital), hidden: true },
    {
      key: "revenueShare",
      head: text("stations.column.revenueShare"),
      filterHead: `${text("stations.column.revenueShare")}, %`,
      kind: "number",
      value: (row) => hundredfold(row.revenueShare),
      cell: (row) =>
        row.revenueShare === null ? (
          <Unknown why={whyNoRevenue(row, overview, words)} />
        ) : (
          formats.share(row.revenueShare)
        ),
      width: 120,
    },
    {
      key: "powerRatio",
      head: text("stations.column.powerRatio"),
      kind: "number",
      value: (row) => row.powerRatio,
      cell: (row) =>
        row.powerRatio === null ? (
          <Unknown why={whyNoRatio(row, overview, words)} />
        ) : (
          powerRatioText(row.powerRatio, words)
        ),
      width: 108,
    },
  ];
}
