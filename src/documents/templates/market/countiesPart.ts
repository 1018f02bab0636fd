import type { FigurePart } from "../../document.ts";
import { roleLight } from "../../parts/lightColours.ts";
import { numberColumns } from "../../parts/numberColumns.ts";
import { plannedTable, textColumn } from "../../parts/plannedColumn.ts";
import { sourceLine } from "../../sourceLine.ts";
import type { Spending } from "../../spending.ts";
import type { EconomyCounty, MarketEconomy } from "./marketEconomy.ts";

/** Counties that have a bar; the table has all of them. */
const BARS = 10;

/** Where the people of a market live. */
export function countiesPart({ counties, population }: MarketEconomy, spending: Spending): FigurePart {
  const { words } = spending;
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const name = ({ name: county, state }: EconomyCounty) => `${county}, ${state}`;
  const bars = counties.slice(0, BARS);
  const [first] = counties;
  const partOf = (county: EconomyCounty) => (population > 0 ? county.population / population : null);
  const measure = text("marketReport.counties.line");
  return {
    kind: "figure",
    name: "counties",
    headline: first
      ? text("marketReport.counties.headline", { name: name(first), share: formats.share(partOf(first)) })
      : text("insights.atAGlance"),
    measure,
    alt: text("spending.alt.list", {
      line: measure,
      largest: formats.list(bars.slice(0, 3).map((county) => `${name(county)} ${formats.count(county.population)}`)),
    }),
    shows: "both",
    chart: {
      kind: "bars",
      categories: bars.map(name),
      series: [
        {
          name: text("marketReport.economy.population"),
          colour: roleLight("own"),
          values: bars.map((county) => Math.round(county.population)),
        },
      ],
      benchmark: null,
      format: { kind: "count" },
      unit: text("marketReport.economy.people"),
    },
    table: plannedTable<EconomyCounty>({
      name: "counties",
      caption: measure,
      columns: [
        textColumn("county", text("marketReport.counties.county"), name),
        numbers.share("share_percent", text("marketReport.counties.inMarket"), ({ share }) => share),
        {
          key: "population",
          head: text("marketReport.economy.population"),
          numeric: true,
          value: (county) => Math.round(county.population),
          shown: (county) => formats.count(county.population),
          holds: "persons",
          format: { kind: "count" },
        },
        numbers.share("part_percent", text("marketReport.counties.ofMarket"), partOf),
      ],
      rows: counties,
    }),
    source: sourceLine(spending),
  };
}
