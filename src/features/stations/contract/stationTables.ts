import { percent, rounded } from "#domain/figures/rounded.ts";
import type { Table } from "#domain/tables/table.ts";
import { type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { Competitors, MarketRevenue, OverviewRow, StationOverview } from "../contract.ts";

/** The stations of a market as plain rows: everything that they are compared by. */
export function overviewTable({ rows, books, year }: StationOverview): Table {
  const text = (key: string, cell: (row: OverviewRow) => string | null): ColumnOf<OverviewRow> => ({
    key,
    unit: "text",
    cell,
  });
  const part = (key: string, cell: (row: OverviewRow) => number | null): ColumnOf<OverviewRow> => ({
    key,
    unit: "percent",
    cell: (row) => percent(cell(row)),
  });
  const count = (key: string, unit: "count" | "persons", cell: (row: OverviewRow) => number | null) =>
    ({ key, unit, cell }) satisfies ColumnOf<OverviewRow>;
  return tableOf(rows, [
    { key: "rank", unit: "rank", cell: (row) => row.revenueRank },
    text("station", ({ station }) => station.id),
    text("call_sign", ({ station }) => station.callSign),
    text("facility_id", ({ station }) => station.facilityId),
    text("service", ({ station }) => station.service),
    text("station_class", ({ station }) => station.stationClass),
    count("virtual_channel", "count", ({ station }) => station.virtualChannel),
    count("rf_channel", "count", ({ station }) => station.rfChannel),
    text("band", ({ station }) => station.band),
    count("frequency", "count", ({ station }) => station.frequency),
    text("network", ({ station }) => station.network),
    text("subchannels", ({ station }) =>
      station.subchannels.map(({ major, minor, network }) => `${major}.${minor} ${network ?? ""}`.trim()).join("|"),
    ),
    text("format", ({ station }) => station.format),
    text("owner", ({ station }) => station.owner),
    text("owner_group", ({ station }) => station.ownerGroup),
    text("owner_since", ({ station }) => station.ownership[0]?.from ?? null),
    text("owner_as_of", ({ station }) => station.ownership[0]?.asOf ?? null),
    text("operator", ({ station }) => station.operator),
    text("operator_kind", ({ station }) => station.operatorKind),
    text("city", ({ station }) => station.city),
    text("state", ({ station }) => station.state),
    { key: "on_air_year", unit: "year", cell: ({ station }) => station.onAir },
    text("commercial", ({ station }) => (station.commercial === null ? null : station.commercial ? "Y" : "N")),
    count("erp_kw", "count", ({ station }) => station.erpKw),
    count("haat_m", "count", ({ station }) => station.haatM),
    text("home", ({ home }) => (home ? "Y" : "N")),
    ...books.map(({ book, date }, at) =>
      part(`share_percent_${date === book ? date : book}`, ({ shares }) => shares[at]?.share ?? null),
    ),
    part("share_change_points", (row) => row.shareChange),
    part("share_change_year_points", (row) => row.shareChangeYear),
    count("aqh_persons", "persons", (row) => row.aqhPersons),
    part("aqh_rating_percent", (row) => row.aqhRating),
    count("cume_persons", "persons", (row) => row.cumePersons),
    part("local_commercial_share_percent", (row) => row.localCommercialShare),
    ...[year - 2, year - 1, year].map(
      (one): ColumnOf<OverviewRow> => ({
        key: `ota_usd_${one}`,
        unit: "dollars",
        cell: (row) => row.revenue.find((entry) => entry.year === one)?.ota ?? null,
      }),
    ),
    { key: "digital_usd", unit: "dollars", cell: (row) => row.digital },
    part("revenue_share_percent", (row) => row.revenueShare),
    { key: "power_ratio", unit: "index", cell: (row) => rounded(row.powerRatio, 2) },
  ]);
}

/** Broadcast revenue by year as plain rows. */
export function otaRevenuesTable({ years }: MarketRevenue): Table {
  type Row = MarketRevenue["years"][number];
  const dollars = (key: string, cell: (row: Row) => number | null): ColumnOf<Row> => ({ key, unit: "dollars", cell });
  return tableOf(years, [
    { key: "year", unit: "year", cell: (row) => row.year },
    { key: "kind", unit: "text", cell: (row) => row.kind },
    dollars("ota_local_usd", (row) => row.otaLocal),
    dollars("ota_national_usd", (row) => row.otaNational),
    dollars("ota_political_usd", (row) => row.otaPolitical),
    dollars("ota_usd", (row) => row.ota),
    { key: "growth_percent", unit: "percent", cell: (row) => percent(row.growth) },
    dollars("digital_usd", (row) => row.digital),
    dollars("retrans_usd", (row) => row.retrans),
    { key: "stations_unknown", unit: "count", cell: (row) => row.unknownRevenue },
    dollars("spending_core_usd", (row) => row.spending.core),
    dollars("spending_political_usd", (row) => row.spending.political),
    dollars("spending_digital_usd", (row) => row.spending.digital),
  ]);
}

/** Competitors as plain rows. */
export function competitorsTable({ rows }: Competitors): Table {
  return tableOf(rows, [
    { key: "rank", unit: "rank", cell: (row) => row.rank },
    { key: "name", unit: "text", cell: (row) => row.name },
    { key: "stations", unit: "count", cell: (row) => row.stations },
    { key: "share_percent", unit: "percent", cell: (row) => percent(row.share) },
    { key: "share_change_points", unit: "percent", cell: (row) => percent(row.shareChange) },
    { key: "local_commercial_share_percent", unit: "percent", cell: (row) => percent(row.localCommercialShare) },
    { key: "ota_usd", unit: "dollars", cell: (row) => row.ota },
    { key: "revenue_share_percent", unit: "percent", cell: (row) => percent(row.revenueShare) },
    { key: "power_ratio", unit: "index", cell: (row) => rounded(row.powerRatio, 2) },
  ]);
}
