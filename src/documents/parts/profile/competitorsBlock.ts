import type { Competitor, Competitors } from "#domain/stations/competitors.ts";
import { decimal } from "#language/decimal.ts";
import { columnScale } from "#language/money.ts";
import type { Words } from "#language/words/words.ts";
import type { Spending } from "../../spending.ts";
import { roleLight } from "../lightColours.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import type { BlockFigure } from "../blockFigure.ts";

/** Why nobody leads: no station of the market is known, or nothing of those that are. */
export function whyEmpty<Why extends string>({ stations }: Competitors, why: Why): Why | "noStations" {
  return stations === 0 ? "noStations" : why;
}

/** Who is heard or watched most. */
export function audienceBlock(competitors: Competitors, spending: Spending): BlockFigure {
  const { words } = spending;
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const { by, books, rows } = competitors;
  const [first] = rows;
  const line = text("marketProfile.stations.competitors.measure", {
    by: text(`marketProfile.stations.by.${by}`),
    book: books[0]?.book ?? text("marketProfile.stations.competitors.noBook"),
  });
  const measure = `${line} · ${countsText(competitors, words)}`;
  return {
    name: "topCompetitorsByShare",
    headline: first
      ? text("marketProfile.stations.competitors.headline", { name: first.name, share: formats.share(first.share) })
      : text(`marketProfile.stations.${whyEmpty(competitors, "noAudience")}`),
    measure,
    alt: text("marketProfile.stations.competitors.alt", {
      measure,
      list: formats.list(rows.map(({ name, share }) => `${name} ${formats.share(share)}`)),
    }),
    sources: [text("marketProfile.stations.source")],
    shows: "both",
    chart: () => ({
      kind: "bars",
      marks: rows.map(({ name }) => ({ id: name })),
      beside: {
        heads: [
          text(`marketProfile.stations.column.name.${by}`),
          text("marketProfile.stations.column.share"),
          text("marketProfile.stations.column.change"),
        ],
        rows: rows.map(({ share, shareChange }) => ({
          cells: [{ text: formats.share(share) }, { text: formats.points(shareChange) }],
        })),
      },
      categories: rows.map(({ name }) => name),
      series: [
        {
          name: text("marketProfile.stations.column.share"),
          colour: roleLight("own"),
          values: rows.map(({ share }) => share),
        },
      ],
      benchmark: null,
      format: { kind: "share" },
      unit: "%",
    }),
    table: () =>
      plannedTable<Competitor>({
        name: "top-competitors",
        caption: measure,
        columns: [
          ...nameColumns(by, words),
          numbers.share("share", text("marketProfile.stations.column.share"), ({ share }) => share),
          {
            ...numbers.share<Competitor>(
              "shareChange",
              text("marketProfile.stations.column.change"),
              ({ shareChange }) => shareChange,
            ),
            shown: ({ shareChange }) => formats.points(shareChange),
            format: { kind: "points" },
          },
          numbers.share(
            "localCommercialShare",
            text("marketProfile.stations.column.local"),
            ({ localCommercialShare }) => localCommercialShare,
          ),
        ],
        rows,
      }),
  };
}

/** Who takes in most over the air, and how well each sells the audience it has. */
export function stationRevenueBlock(competitors: Competitors, spending: Spending): BlockFigure {
  const { words } = spending;
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const { by, rows, year, hhiRevenue } = competitors;
  const [first] = rows;
  const line = text("marketProfile.stations.revenue.measure", {
    by: text(`marketProfile.stations.by.${by}`),
    year: formats.year(year),
  });
  const measure =
    hhiRevenue === null ? line : `${line} · ${text("marketProfile.stations.hhi", { hhi: formats.count(hhiRevenue) })}`;
  const scale = columnScale(rows.map(({ ota }) => ota));
  return {
    name: "topRevenueAndShare",
    headline: first
      ? revenueHeadline(first, words)
      : text(`marketProfile.stations.${whyEmpty(competitors, "noRevenue")}`),
    measure,
    alt: text("marketProfile.stations.revenue.alt", {
      measure,
      list: formats.list(rows.map(({ name, ota }) => `${name} ${formats.money(ota)}`)),
    }),
    sources: [text("marketProfile.stations.source")],
    shows: "both",
    chart: () => ({
      kind: "bars",
      marks: rows.map(({ name }) => ({ id: name })),
      beside: {
        heads: [
          text(`marketProfile.stations.column.name.${by}`),
          formats.moneyHead(scale),
          text("marketProfile.stations.column.revenueShare"),
          text("marketProfile.stations.column.power"),
        ],
        rows: rows.map(({ ota, revenueShare, powerRatio }) => ({
          cells: [
            { text: formats.moneyIn(scale, ota) },
            { text: formats.share(revenueShare) },
            { text: decimal(powerRatio, 2, formats) },
          ],
        })),
      },
      categories: rows.map(({ name }) => name),
      series: [
        {
          name: text("marketProfile.stations.column.ota"),
          colour: roleLight("own"),
          values: rows.map(({ ota }) => ota),
        },
      ],
      benchmark: null,
      format: { kind: "money", scale },
      unit: formats.moneyHead(scale),
    }),
    table: () =>
      plannedTable<Competitor>({
        name: "top-revenue",
        caption: measure,
        columns: [
          ...nameColumns(by, words),
          numbers.money("ota", text("marketProfile.stations.column.ota"), scale, ({ ota }) => ota),
          numbers.share(
            "revenueShare",
            text("marketProfile.stations.column.revenueShare"),
            ({ revenueShare }) => revenueShare,
          ),
          numbers.share("share", text("marketProfile.stations.column.share"), ({ share }) => share),
          {
            key: "powerRatio",
            head: text("marketProfile.stations.column.power"),
            numeric: true,
            value: ({ powerRatio }) => powerRatio,
            shown: ({ powerRatio }) => decimal(powerRatio, 2, formats),
            holds: "count",
            format: null,
          },
        ],
        rows,
      }),
  };
}

function revenueHeadline({ name, revenueShare, powerRatio }: Competitor, { text, formats }: Words): string {
  const values = { name, share: formats.share(revenueShare) };
  return powerRatio === null
    ? text("marketProfile.stations.revenue.headline", values)
    : text("marketProfile.stations.revenue.power", { ...values, power: decimal(powerRatio, 2, formats) });
}

function countsText({ stations, commercial, owners }: Competitors, { text, formats }: Words): string {
  return text("marketProfile.stations.counts", {
    stations: formats.count(stations),
    commercial: formats.count(commercial),
    owners: formats.count(owners),
  });
}

function nameColumns(by: Competitors["by"], words: Words): PlannedColumn<Competitor>[] {
  const { text } = words;
  const name = textColumn<Competitor>(
    "name",
    text(`marketProfile.stations.column.name.${by}`),
    (competitor) => competitor.name,
  );
  if (by === "station") return [name];
  return [
    name,
    numberColumns(words).count("stations", text("marketProfile.stations.column.stations"), ({ stations }) => stations),
  ];
}
