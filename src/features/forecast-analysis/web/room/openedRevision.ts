import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { SpendEvidence } from "#forecast/input.ts";
import type { ObservedSpend } from "#forecast/steering/observedSpend.ts";
import type { forecastInputs } from "../../contract/inputs.ts";
import type { OpenedRevision } from "../workbench/workbenchState.ts";
import type { Anchor } from "./room.ts";

export type ForecastInputs = EndpointOutput<typeof forecastInputs>;

/** What the server sent as the forecast takes it. */
export function openedRevision(inputs: ForecastInputs): OpenedRevision {
  const { base, years, media, subVerticals, currentYear, totals, mix, assumptions } = inputs;
  return {
    key: JSON.stringify([base.revision, base.builtAt, assumptions, fingerprint(inputs)]),
    input: {
      years,
      media,
      subVerticals,
      currentYear,
      totals,
      mix,
      markets: inputs.markets.map(driversOf),
      ...(inputs.trades.length > 0 && { trades: inputs.trades }),
      ...(inputs.activity && { activity: inputs.activity }),
      ...(inputs.elections && { elections: inputs.elections }),
      evidence: linesOf(inputs),
      ...(inputs.observed.length > 0 && { observed: { spend: observedOf(inputs), reliability: {} } }),
    },
    assumptions,
  };
}

/** Sums that move with what is imported: a draft gets other files without another number. */
function fingerprint({ totals, mix, markets, trades, activity, evidence, observed }: ForecastInputs): number[] {
  const sum = (values: readonly number[]) =>
    values.reduce((total, value, place) => total + value * (1 + place / 1e4), 0);
  return [
    sum(totals.map(({ core, political }) => core + 2 * political)),
    sum(mix.map(({ weight }) => weight)),
    sum(markets.map(({ population, income, politicalIndex }) => population + income + politicalIndex)),
    sum(trades.flatMap(({ naics, elasticity, income, size }) => [naics.length, elasticity, income, size])),
    sum(activity?.quotients ?? []),
    sum(
      markets.flatMap(({ yearly = {}, politics = {} }) => [
        ...Object.values(yearly).map(({ population, income }) => population + income),
        ...Object.values(politics),
      ]),
    ),
    sum(evidence.dollars),
    sum(evidence.least),
    sum(observed.flatMap(({ byMarket, bySubVertical }) => [...byMarket, ...bySubVertical])),
    sum(observed.flatMap(({ amountsByMarket, amountsBySubVertical }) => [...amountsByMarket, ...amountsBySubVertical])),
  ];
}

type Market = ForecastInputs["markets"][number];

function driversOf(market: Market) {
  const { name: _, ...drivers } = market;
  return drivers;
}

function linesOf({ evidence, markets }: ForecastInputs): SpendEvidence[] {
  const least = new Set(evidence.least);
  return evidence.dollars.map((dollars, line) => ({
    market: markets[evidence.market[line] ?? -1]?.market ?? "",
    subVerticals: evidence.subVerticalSets[evidence.subVerticals[line] ?? -1] ?? [],
    media: evidence.mediaSets[evidence.media[line] ?? -1] ?? [],
    year: evidence.year[line] ?? 0,
    dollars,
    ...(least.has(line) && { least: true }),
  }));
}

function observedOf({ observed, markets, subVerticals }: ForecastInputs): ObservedSpend[] {
  const said = (ids: readonly string[], dollars: readonly number[], amounts: readonly number[]) =>
    new Map(
      ids.flatMap((id, place) => {
        const seen = { dollars: dollars[place] ?? 0, amounts: amounts[place] ?? 0 };
        return seen.dollars > 0 ? [[id, seen] as const] : [];
      }),
    );
  const marketIds = markets.map(({ market }) => market);
  return observed.map(({ medium, year, ...seen }) => ({
    medium,
    year,
    byMarket: said(marketIds, seen.byMarket, seen.amountsByMarket),
    bySubVertical: said(subVerticals, seen.bySubVertical, seen.amountsBySubVertical),
  }));
}

/** Published and derived figures, core and political apart; and of years that have them for all media, their sums. */
export function anchorsOf({ anchors, media }: ForecastInputs): Anchor[] {
  const single = anchors.flatMap(({ medium, year, core, political, basis, source }): Anchor[] => [
    { medium, year, part: "core", dollars: core, basis, source },
    ...(political > 0 ? [{ medium, year, part: "political" as const, dollars: political, basis, source }] : []),
  ]);
  const sums = [...Map.groupBy(single, ({ year }) => year)].flatMap(([year, found]): Anchor[] => {
    const core = found.filter(({ part }) => part === "core");
    if (core.length < media.length) return [];
    const dollars = core.reduce((sum, one) => sum + one.dollars, 0);
    const basis = core.every((one) => one.basis === "published") ? "published" : "derived";
    return [
      {
        medium: null,
        year,
        part: "core",
        dollars,
        basis,
        source: [...new Set(core.map((one) => one.source))].join("; "),
      },
    ];
  });
  return [...sums, ...single];
}
