import { shareOf } from "#domain/figures/share.ts";
import { countyLabel } from "#domain/markets/countyLabel.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import { classNames, figureClasses } from "#figures/charts/map/figureClasses.ts";
import type { Polygons } from "#figures/charts/marketMap.ts";
import type { Words } from "#language/words/words.ts";
import type { BarChart, MapChart } from "../../chart.ts";
import type { Spending } from "../../spending.ts";
import { roleLight } from "../lightColours.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable } from "../plannedColumn.ts";
import type { ProfileBlock } from "./profileBlock.ts";

/** A county as far as it lies in the market. */
export interface ProfileCounty {
  readonly fips: string;
  readonly name: string;
  readonly state: string;
  /** Part of the county that lies in the market, above 0 up to 1. */
  readonly share: number;
  readonly population: number;
  readonly households: number;
  /** Null where nobody knows its shape; a document without shapes leaves it out and has bars instead of a map. */
  readonly polygons?: Polygons | null;
}

/** As many have a bar in a file. */
const BARS = 12;

/** The counties of a market by their people, most people first. */
export function countiesBlock(counties: readonly ProfileCounty[], { words, market }: Spending): ProfileBlock {
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const measure = text("marketProfile.counties.measure", { market: words.market(market.id) });
  const people = counties.reduce((sum, { population }) => sum + population, 0);
  return {
    name: "marketPolygon",
    headline: headlineOf(counties, people, words),
    measure,
    alt: text("marketProfile.counties.alt", {
      measure,
      list: formats.list(
        counties.slice(0, 5).map((county) => `${countyName(county)} ${formats.count(county.population)}`),
      ),
    }),
    sources: [text("marketProfile.source.counties")],
    shows: "both",
    chart: () => countiesMap(counties, words) ?? countiesBars(counties, words),
    table: () => {
      const count = (key: "population" | "households"): PlannedColumn<ProfileCounty> =>
        numbers.count(key, text(`marketProfile.figure.${key}`), (county) => county[key]);
      return plannedTable<ProfileCounty>({
        name: "market-counties",
        caption: measure,
        columns: [
          {
            key: "county",
            head: text("marketProfile.counties.county"),
            numeric: false,
            value: ({ fips }) => fips,
            shown: countyName,
            holds: "text",
            format: null,
          },
          count("population"),
          numbers.share("part", text("marketProfile.counties.part"), ({ population }) => shareOf(population, people)),
          count("households"),
          numbers.share("share", text("marketProfile.counties.share"), ({ share }) => share),
        ],
        rows: counties,
      });
    },
    data: () =>
      tableOf(counties, [
        { key: "fips", unit: "text", cell: ({ fips }) => fips },
        { key: "county", unit: "text", cell: ({ name }) => name },
        { key: "state", unit: "text", cell: ({ state }) => state },
        { key: "population", unit: "persons", cell: ({ population }) => population },
        { key: "households", unit: "count", cell: ({ households }) => households },
        { key: "share_percent", unit: "percent", part: ({ share }) => share },
      ]),
  };
}

function countiesBars(counties: readonly ProfileCounty[], { text }: Spending["words"]): BarChart {
  const shown = counties.slice(0, BARS);
  const unit = text("marketProfile.figure.population");
  return {
    kind: "bars",
    categories: shown.map(countyName),
    series: [{ name: unit, colour: roleLight("own"), values: shown.map(({ population }) => population) }],
    benchmark: null,
    format: { kind: "count" },
    unit,
  };
}

export function countyName({ name, state }: ProfileCounty): string {
  return `${name}, ${state}`;
}

/** How few counties hold half of the people. */
function headlineOf(counties: readonly ProfileCounty[], people: number, { text, formats }: Spending["words"]): string {
  const [first] = counties;
  if (!first || people <= 0) return text("marketProfile.counties.none");
  if (counties.length === 1) return text("marketProfile.counties.one", { county: countyName(first) });
  const part = first.population / people;
  if (part >= 0.5)
    return text("marketProfile.counties.largest", { county: countyName(first), share: formats.share(part) });
  let [held, number] = [0, 0];
  for (const { population } of counties) {
    if (held >= people / 2) break;
    held += population;
    number += 1;
  }
  return text("marketProfile.counties.half", {
    number: formats.count(number),
    count: formats.count(counties.length),
    share: formats.share(held / people),
  });
}

interface MappedCounty {
  readonly fips: string;
  readonly name: string;
  readonly population: number;
  /** Null where nobody knows the county's shape; left out where nobody asked. */
  readonly polygons?: Polygons | null;
}

/** More of them are too small to be told apart: the counties of the nation. */
const MOST = 400;

/** Where the people of a market live, as a map; null where there is nothing to draw. */
function countiesMap(counties: readonly MappedCounty[], { text, formats }: Words): MapChart | null {
  const areas = counties.flatMap(({ fips, name, population, polygons }) =>
    polygons && polygons.length > 0 ? { name, label: countyLabel(fips, name), value: population, polygons } : [],
  );
  if (areas.length === 0 || areas.length > MOST) return null;
  const classes = figureClasses(areas.map(({ value }) => value));
  const names = classNames(classes, (value) => formats.count(value), text);
  return {
    kind: "map",
    colour: roleLight("own"),
    classes: classes.map(({ from }, at) => ({ from, name: names[at] ?? "" })),
    areas,
    format: { kind: "count" },
    unit: text("marketProfile.figure.population"),
  };
}
