import { tableOf } from "#domain/tables/tableOf.ts";
import { percent, rounded } from "#domain/figures/rounded.ts";
import type { Table } from "#domain/tables/table.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { Words } from "#language/words/words.ts";
import type { StationOverview } from "../../contract.ts";
import type { Grouping } from "#domain/stations/stationViews.ts";
import { groupName, membersOf } from "#documents/parts/stations/stationsOverview.ts";
import { powerRatioText } from "#language/words/stationWords.ts";
import { hundredfold, inMillions, revenueScale } from "./columnsAsked.ts";
import { Unknown } from "./Unknown.tsx";

export type StationGroupRow = StationOverview["owners"][number];

/** What is shown of owners, networks or formats. */
export function groupColumns(
  overview: StationOverview,
  grouping: Grouping,
  words: Words,
): readonly ListColumn<StationGroupRow>[] {
  const { text, formats } = words;
  const scale = revenueScale(overview[grouping]);
  const why = overview.revenueWithheld ? text("stations.unknown.withheld") : text("stations.unknown.groupRevenue");
  const members = new Map(overview[grouping].map((row) => [row, membersOf(row, overview)]));
  const figure = (
    key: string,
    head: string,
    of: (row: StationGroupRow) => number | null,
    shown: (value: number) => string,
    reason: string,
  ): ListColumn<StationGroupRow> => ({
    key,
    head,
    kind: "number",
    value: of,
    cell: (row) => {
      const value = of(row);
      return value === null ? <Unknown why={reason} /> : shown(value);
    },
    width: 108,
  });
  const part = (
    key: string,
    head: string,
    of: (row: StationGroupRow) => number | null,
    reason: string,
  ): ListColumn<StationGroupRow> => ({
    ...figure(key, head, of, (share) => formats.share(share), reason),
    filterHead: `${head}, %`,
    value: (row) => hundredfold(of(row)),
  });
  const ota = text("stations.column.ota", { year: formats.year(overview.year) });
  return [
    {
      key: "name",
      head: text(`stations.grouped.${grouping === "owners" ? "owner" : overview.medium}`),
      kind: "text",
      value: (row) => groupName(row, words),
      width: 220,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "count",
      head: text("stations.column.stations"),
      kind: "number",
      value: ({ stations }) => stations.length,
      width: 84,
      narrow: "note",
      narrowCell: ({ stations: { length } }) =>
        text("stations.export.rows", { count: length, number: formats.count(length) }),
    },
    {
      key: "members",
      head: text("stations.column.callSigns"),
      kind: "text",
      value: (row) => members.get(row) ?? null,
      cell: (row) => <bdi title={members.get(row)}>{members.get(row)}</bdi>,
      width: 192,
    },
    {
      ...part("share", text("stations.column.combinedShare"), ({ share }) => share, text("stations.unknown.noBook")),
      width: 132,
      narrow: "note",
      narrowCell: ({ share }) =>
        share === null ? null : text("stations.narrow.share", { share: formats.share(share) }),
    },
    {
      ...figure(
        "ota",
        `${ota}, ${formats.moneyHead(scale)}`,
        (row) => row.ota,
        (dollars) => formats.moneyIn(scale, dollars),
        why,
      ),
      filterHead: `${ota}, ${formats.moneyHead("million")}`,
      // The year, the unit, and the sign of how the table is sorted.
      width: 144,
      value: (row) => inMillions(row.ota),
      narrow: "end",
      narrowCell: (row) => (row.ota === null ? null : formats.money(row.ota)),
    },
    part("revenueShare", text("stations.column.revenueShare"), (row) => row.revenueShare, why),
    figure(
      "powerRatio",
      text("stations.column.powerRatio"),
      (row) => row.powerRatio,
      (ratio) => powerRatioText(ratio, words),
      text("stations.unknown.ratio"),
    ),
    ...(grouping === "owners"
      ? [
          figure(
            "hhi",
            text("stations.column.hhi"),
            (row) => row.hhiPoints,
            (points) => formats.count(points),
            why,
          ),
        ]
      : []),
  ];
}

/** Owners, networks or formats as plain rows. */
export function groupsTable(overview: StationOverview, grouping: Grouping, rows = overview[grouping]): Table {
  return tableOf(rows, [
    { key: grouping === "owners" ? "owner" : "network_or_format", unit: "text", cell: ({ name }) => name },
    { key: "stations", unit: "count", cell: ({ stations }) => stations.length },
    { key: "call_signs", unit: "text", cell: (row) => membersOf(row, overview) },
    { key: "share_percent", unit: "percent", cell: ({ share }) => percent(share) },
    { key: "local_commercial_share_percent", unit: "percent", cell: (row) => percent(row.localCommercialShare) },
    { key: "ota_usd", unit: "dollars", cell: ({ ota }) => ota },
    { key: "stations_unknown", unit: "count", cell: ({ unknownRevenue }) => unknownRevenue },
    { key: "revenue_share_percent", unit: "percent", cell: ({ revenueShare }) => percent(revenueShare) },
    { key: "power_ratio", unit: "index", cell: ({ powerRatio }) => rounded(powerRatio, 2) },
    { key: "hhi_points", unit: "count", cell: ({ hhiPoints }) => rounded(hhiPoints, 0) },
  ]);
}
