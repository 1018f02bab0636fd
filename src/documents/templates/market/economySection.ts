import { spendingSections } from "#domain/spending/spendingSections.ts";
import { factsOf } from "#figures/insights/facts.ts";
import { findInsights } from "#figures/insights/findInsights.ts";
import { perCapitaRichness } from "#figures/insights/rules/perCapitaRichness.ts";
import { sentence } from "#figures/insights/sentence.ts";
import type { FigurePart, ReportPart } from "../../document.ts";
import { roleLight } from "../../parts/lightColours.ts";
import { numberColumns } from "../../parts/numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../../parts/plannedColumn.ts";
import { sourceLine } from "../../sourceLine.ts";
import type { Spending } from "../../spending.ts";
import type { EconomyCounty, MarketEconomy } from "./marketEconomy.ts";

/** A market or the nation in the table. */
interface Place extends MarketEconomy {
  readonly name: string;
  /** All advertising of the view's year. */
  readonly spending: number | null;
}

/** One figure of every place. */
interface Line {
  readonly name: string;
  readonly amount: (place: Place) => number | null;
}

/** Who lives here and what they spend, beside the nation. */
export function economySection(spending: Spending, own: MarketEconomy, nation: MarketEconomy): ReportPart[] {
  const { words, whole, market } = spending;
  const { formats, text } = words;
  const isNation = whole.own.wallet.market === whole.nation.wallet.market;
  const here: Place = {
    ...own,
    name: words.market(market.id),
    spending: spendingSections.mediaAdSpending.compute(whole).total,
  };
  const there: Place = {
    ...nation,
    name: text("spending.nationwide"),
    spending: spendingSections.mediaAdSpendingNationwide.compute(whole).total,
  };
  return [
    {
      kind: "keyFigures",
      figures: [
        {
          name: text("marketReport.economy.population"),
          value: formats.people(own.population),
          change: null,
          comparison:
            market.rank === null ? null : text("marketReport.economy.rank", { rank: formats.count(market.rank) }),
        },
        {
          name: text("marketReport.economy.households"),
          value: formats.people(own.households),
          change: null,
          comparison: null,
        },
        {
          name: text("marketReport.economy.counties"),
          value: formats.count(own.counties.length),
          change: null,
          comparison: null,
        },
      ],
    },
    placesPart(isNation ? [there] : [here, there], spending),
    ...(own.counties.length > 0 && !isNation ? [countiesPart(own, spending)] : []),
  ];
}

function placesPart(places: readonly Place[], spending: Spending): FigurePart {
  const { words, view } = spending;
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const [insight] = findInsights(perCapitaRichness, factsOf(spending.whole, spending.scope, {}));
  const measure = text("marketReport.economy.line", { year: formats.year(view.year) });
  const count = (key: "population" | "households" | "tvHomes" | "establishments"): Line => ({
    name: text(`marketReport.economy.${key}`),
    amount: (place) => place[key],
  });
  const dollars = (
    key: "incomePerPerson" | "retailPerPerson" | "spendingPerPerson" | "spendingPerHousehold" | "spendingPerRetail",
    amount: Line["amount"],
  ): Line => ({ name: `${text(`marketReport.economy.${key}`)} ($)`, amount });
  const placeColumn = (place: Place, at: number): PlannedColumn<Line> =>
    numbers.count(at === 0 ? "market" : "nation", place.name, ({ amount }) => rounded(amount(place)));
  return {
    kind: "figure",
    name: "economy",
    headline: insight ? sentence(insight, words) : text("insights.atAGlance"),
    measure,
    alt: measure,
    shows: "table",
    chart: null,
    // A line for each figure: heads of this length have no room beside each other.
    table: plannedTable<Line>({
      name: "economy",
      caption: measure,
      columns: [
        textColumn("figure", text("marketReport.economy.figure"), ({ name }) => name),
        ...places.map(placeColumn),
      ],
      rows: [
        count("population"),
        count("households"),
        count("tvHomes"),
        count("establishments"),
        dollars("incomePerPerson", ({ income, population }) => per(income, population)),
        dollars("retailPerPerson", ({ retailSales, population }) => per(retailSales, population)),
        dollars("spendingPerPerson", (place) => per(place.spending, place.population)),
        dollars("spendingPerHousehold", (place) => per(place.spending, place.households)),
        dollars("spendingPerRetail", ({ spending: spent, retailSales }) => times(1000, per(spent, retailSales))),
      ].filter(({ amount }) => places.some((place) => amount(place) !== null)),
    }),
    source: sourceLine(spending),
  };
}

const per = (amount: number | null, of: number | null): number | null =>
  amount === null || of === null || of <= 0 ? null : amount / of;

const times = (factor: number, amount: number | null): number | null => (amount === null ? null : factor * amount);

const rounded = (amount: number | null): number | null => (amount === null ? null : Math.round(amount));

/** Counties that have a bar; the table has all of them. */
const BARS = 10;

/** Where the people of a market live. */
function countiesPart({ counties, population }: MarketEconomy, spending: Spending): FigurePart {
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
