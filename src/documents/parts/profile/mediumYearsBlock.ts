import { type LocalMedium, SOLD_BY } from "#domain/localMedium/localMedium.ts";
import { type MediumYear, mediumYearsTable } from "#domain/localMedium/mediumYears.ts";
import { columnScale } from "#language/money.ts";
import type { Words } from "#language/words/words.ts";
import type { ColumnChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { mediumLight, roleLight, shade } from "../lightColours.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";
import type { ProfileBlock } from "./profileBlock.ts";

export type MediumPart = "local" | "national" | "core" | "political" | "digital";

/** The parts of what stations take in, from the ground up: local and national business where every year tells them apart. */
export function mediumParts(years: readonly MediumYear[]): MediumPart[] {
  const known = years.filter(({ core }) => core !== null);
  const split = known.length > 0 && known.every(({ local, national }) => local !== null && national !== null);
  const parts: MediumPart[] = split ? ["local", "national", "political", "digital"] : ["core", "political", "digital"];
  return parts.filter((part) => years.some((year) => (year[part] ?? 0) > 0));
}

/** A colour for each part: what national buyers spend is a lighter one of the same. */
function partColours(medium: LocalMedium): Readonly<Record<MediumPart, string>> {
  const { ota, digital } = SOLD_BY[medium];
  const own = mediumLight(ota);
  return {
    local: own,
    national: shade(own, 0.6),
    core: own,
    political: roleLight("political"),
    digital: mediumLight(digital),
  };
}

/** What is spent on the stations of a market over the years: over the air, on politics, digitally. */
export function mediumYearsBlock(years: readonly MediumYear[], medium: LocalMedium, spending: Spending): ProfileBlock {
  const { words, view, market } = spending;
  const { text, formats } = words;
  const measure = text(`marketProfile.revenue.measure.${medium}`, { market: words.market(market.id) });
  const now = years.find(({ year }) => year === view.year);
  return {
    name: "mediumSpending",
    headline:
      now && now.total !== null
        ? text(now.growth === null ? "marketProfile.revenue.plain" : "marketProfile.revenue.headline", {
            total: formats.money(now.total),
            year: formats.year(now.year),
            before: formats.year(now.year - 1),
            growth: formats.growth(now.growth),
          })
        : text("insights.atAGlance"),
    measure,
    alt: text("marketProfile.revenue.alt", {
      measure,
      list: formats.list(years.map(({ year, total }) => `${formats.year(year)} ${formats.money(total)}`)),
    }),
    shows: "both",
    chart: () => chartOf(years, medium, words),
    table: () =>
      plannedTable<MediumYear>({
        name: "medium-spending",
        caption: measure,
        columns: columnsOf(years, words),
        rows: years,
      }),
    data: () => mediumYearsTable(years),
  };
}

export function partName(part: MediumPart, { text }: Words): string {
  return text(`marketProfile.revenue.part.${part}`);
}

function chartOf(years: readonly MediumYear[], medium: LocalMedium, words: Words): ColumnChart {
  const { text, formats } = words;
  const scale = columnScale(years.map(({ total }) => total));
  const colours = partColours(medium);
  return {
    kind: "columns",
    stacked: true,
    marks: years.map(({ year, total, kind }) => ({
      id: String(year),
      says: `${formats.year(year)}: ${formats.money(total)}, ${text(`spending.kind.${kind}`)}`,
    })),
    categories: years.map(({ year }) => formats.year(year)),
    series: mediumParts(years).map((part) => ({
      name: partName(part, words),
      colour: colours[part],
      values: years.map((year) => year[part]),
    })),
    kinds: years.map(({ kind }) => kind),
    format: { kind: "money", scale },
    unit: formats.moneyHead(scale),
  };
}

function columnsOf(years: readonly MediumYear[], words: Words): PlannedColumn<MediumYear>[] {
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const scale = columnScale(years.map(({ total }) => total));
  const money = (key: MediumPart | "total" | "retrans", head: string): PlannedColumn<MediumYear> =>
    numbers.money(key, head, scale, (row) => row[key]);
  return [
    textColumn("year", text("spending.column.year"), ({ year }) => formats.year(year)),
    textColumn("kind", text("spending.column.kind"), ({ kind }) => text(`spending.kind.${kind}`)),
    ...mediumParts(years).map((part) => money(part, partName(part, words))),
    money("total", text("spending.column.total")),
    numbers.growth("growth", text("spending.column.growth_percent"), ({ growth }) => growth),
    ...(years.some(({ coreGrowth }) => coreGrowth !== null)
      ? [
          numbers.growth<MediumYear>(
            "coreGrowth",
            text("spending.column.core_growth_percent"),
            (row) => row.coreGrowth ?? row.growth,
          ),
        ]
      : []),
    numbers.share("share", text("marketProfile.revenue.share"), ({ share }) => share),
    ...(years.some(({ retrans }) => retrans !== null) ? [money("retrans", text("marketProfile.revenue.retrans"))] : []),
  ];
}
