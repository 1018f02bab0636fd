import type { StationGroup } from "#domain/stations/overview.ts";
import type { Grouping } from "#domain/stations/stationViews.ts";
import { columnScale } from "#language/money.ts";
import type { Words } from "#language/words/words.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, textColumn } from "../plannedColumn.ts";
import { groupName, membersOf, type StationsOverview } from "./stationsOverview.ts";

/** What is written of owners, networks or formats. */
export function groupPlan(overview: StationsOverview, grouping: Grouping, words: Words): PlannedColumn<StationGroup>[] {
  const { text, formats } = words;
  const { money, share, count, ratio } = numberColumns(words);
  const scale = columnScale(overview[grouping].map(({ ota }) => ota));
  return [
    textColumn("name", text(`stations.grouped.${grouping === "owners" ? "owner" : overview.medium}`), (group) =>
      groupName(group, words),
    ),
    count("stations", text("stations.column.stations"), ({ stations }) => stations.length),
    textColumn("members", text("stations.column.callSigns"), (group) => membersOf(group, overview)),
    share("share", text("stations.column.combinedShare"), (group) => group.share),
    money("ota", text("stations.column.ota", { year: formats.year(overview.year) }), scale, ({ ota }) => ota),
    share("revenueShare", text("stations.column.revenueShare"), ({ revenueShare }) => revenueShare),
    ratio("powerRatio", text("stations.column.powerRatio"), ({ powerRatio }) => powerRatio),
    ...(grouping === "owners"
      ? [count<StationGroup>("hhi", text("stations.column.hhi"), ({ hhiPoints }) => hhiPoints)]
      : []),
  ];
}
