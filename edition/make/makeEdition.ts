import { adIntel, adIntelMap, type WatchedMarket } from "./adIntel.ts";
import { countyFigures } from "./countyFigures.ts";
import { countyHistory } from "./countyHistory.ts";
import { countyName } from "./countyName.ts";
import { countyPeople } from "./countyPeople.ts";
import { csvFile } from "./csvFile.ts";
import { exampleCompanies } from "./exampleCompanies.ts";
import { type Geography, readGeography } from "./geography.ts";
import { nationalTotals } from "./nationalTotals.ts";
import { ownRevenue } from "./ownRevenue.ts";
import { platformShares } from "./platformShares.ts";
import { radioMarkets } from "./radioMarkets.ts";
import { stationAudience, type SurveyedMarket } from "./stationAudience.ts";
import { readTowns } from "./stationCoverage.ts";
import { stationOwners } from "./stationOwners.ts";
import { type SampleStation, stationTable } from "./stationTable.ts";
import { stationWeights } from "./stationWeights.ts";
import { stationsRadio } from "./stationsRadio.ts";
import { stationsTv } from "./stationsTv.ts";
import { tvHomes } from "./tvHomes.ts";
import { type SampleMarket, tvMarkets } from "./tvMarkets.ts";
import { tvSubchannels } from "./tvSubchannels.ts";
import { verticalMix } from "./verticalMix.ts";

const SQUARE_MILE_KM2 = 2.58999;
const VINTAGES = ["2026-q1", "2026-q3"];

/** Every file of the sample set, path below `edition/` → contents. The same facts always give the same bytes. */
export function makeEdition(): Map<string, string> {
  const geography = readGeography();
  const figures = countyFigures(geography);
  const people = countyPeople(geography, figures);
  const { tv, homes } = byTvHomes(tvMarkets(geography), figures, people);
  const radio = radioMarkets(geography);
  const households = tv.map(({ counties }) =>
    counties.reduce((sum, { county, share }) => sum + share * (figures[county]?.households ?? 0), 0),
  );
  const lists = { tv: stationsTv(geography, tv), radio: stationsRadio(geography, radio) };
  const towns = readTowns(geography);
  const stations = {
    tv: stationTable(lists.tv, geography, towns, tv),
    radio: stationTable(lists.radio, geography, towns, radio),
  };
  const everyMarket = [...stations.tv.values(), ...stations.radio.values()];
  return new Map([
    ["counties.csv", countiesFile(geography, figures, people)],
    ["county-history.csv", countyHistory(geography, figures)],
    ["markets-tv.csv", marketsTvFile(geography, tv, homes)],
    ["markets-radio.csv", marketsRadioFile(geography, radio)],
    ["market-counties.csv", marketCountiesFile(geography, tv, radio)],
    ["stations-tv.csv", lists.tv],
    ["stations-radio.csv", lists.radio],
    ["tv-subchannels.csv", tvSubchannels(lists.tv)],
    ["station-owners.csv", stationOwners(lists)],
    ["station-weights.csv", stationWeights(everyMarket)],
    [
      "station-audience.csv",
      stationAudience([
        ...surveyed(geography, "tv", tv, stations.tv),
        ...surveyed(geography, "radio", radio, stations.radio),
      ]),
    ],
    ["vertical-mix.csv", verticalMix()],
    ["platform-shares.csv", platformShares()],
    ["ad-intel.csv", adIntel(watched(tv, households))],
    ["ad-intel-map.csv", adIntelMap()],
    ["example-companies.csv", exampleCompanies()],
    ["example-own-revenue.csv", ownRevenue(watched(tv, households))],
    ...VINTAGES.map((vintage) => [`${vintage}/national-totals.csv`, nationalTotals(vintage)] as const),
  ]);
}

/** So many of the largest markets are watched. */
const WATCHED_MARKETS = 10;

function watched(markets: readonly SampleMarket[], households: readonly number[]): WatchedMarket[] {
  const all = households.reduce((sum, count) => sum + count, 0);
  return markets.slice(0, WATCHED_MARKETS).map(({ code }, place) => ({ code, share: (households[place] ?? 0) / all }));
}

function surveyed(
  geography: Geography,
  medium: SurveyedMarket["medium"],
  markets: readonly SampleMarket[],
  stations: ReadonlyMap<string, readonly SampleStation[]>,
): SurveyedMarket[] {
  return markets.map((market) => ({
    medium,
    stations: stations.get(market.code) ?? [],
    population: [...peopleByState(geography, market).values()].reduce((sum, people) => sum + people, 0),
  }));
}

/** The TV markets, the one with most TV homes first, and how many each has. */
function byTvHomes(
  markets: readonly SampleMarket[],
  figures: ReturnType<typeof countyFigures>,
  people: ReturnType<typeof countyPeople>,
): { tv: SampleMarket[]; homes: number[] } {
  const percent = (column: string, county: number) => Number(people.get(column)?.[county] ?? 0);
  const counted = markets.map((market) => ({
    market,
    homes: tvHomes(
      market.counties.map(({ county, share }) => ({
        share,
        households: figures[county]?.households ?? 0,
        percent65Plus: percent("pct_female_65_plus", county) + percent("pct_male_65_plus", county),
        percentBroadbandOnly: percent("pct_broadband_only", county),
      })),
    ),
  }));
  const ranked = counted.toSorted((a, b) => b.homes - a.homes || (a.market.code < b.market.code ? -1 : 1));
  return { tv: ranked.map(({ market }) => market), homes: ranked.map(({ homes }) => homes) };
}

function countiesFile(
  geography: Geography,
  figures: ReturnType<typeof countyFigures>,
  people: ReturnType<typeof countyPeople>,
): string {
  const { counties, population, stateOf } = geography;
  const header =
    "fips,county,state,population,households,median_household_income_usd,per_capita_income_usd,median_age,retail_sales_usd,establishments,latitude,longitude,land_area_sq_mi";
  const rows = figures.map((figure, county) => {
    const { fips, name, latitude, longitude, squareKm } = counties[county] ?? {
      fips: "",
      name: "",
      latitude: 0,
      longitude: 0,
      squareKm: 0,
    };
    return [
      fips,
      countyName(fips, name),
      stateOf(county).code,
      population[county] ?? 0,
      figure.households,
      figure.medianHouseholdIncome ?? "",
      figure.perCapitaIncome ?? "",
      figure.medianAge,
      figure.retailSales,
      figure.establishments,
      latitude.toFixed(4),
      longitude.toFixed(4),
      (squareKm / SQUARE_MILE_KM2).toFixed(1),
      ...[...people.values()].map((percents) => percents[county] ?? ""),
    ];
  });
  return csvFile([...header.split(","), ...people.keys()], rows);
}

function marketsTvFile(geography: Geography, markets: readonly SampleMarket[], homes: readonly number[]): string {
  const rows = markets.map((market, place) => [
    ...identityCells(geography, market, place + 1),
    homes[place] ?? 0,
    politicalIndex(geography, market).toFixed(2),
    ...positionCells(market),
  ]);
  return csvFile(["code", "name", "states", "rank", "tv_homes", "political_index", "latitude", "longitude"], rows);
}

function marketsRadioFile(geography: Geography, markets: readonly SampleMarket[]): string {
  const rows = markets.map((market, place) => [
    ...identityCells(geography, market, place + 1),
    ...positionCells(market),
  ]);
  return csvFile(["code", "name", "states", "rank", "latitude", "longitude"], rows);
}

function marketCountiesFile(
  { counties }: Geography,
  tv: readonly SampleMarket[],
  radio: readonly SampleMarket[],
): string {
  const rows = [...tv.map((market) => ["TV", market] as const), ...radio.map((market) => ["RADIO", market] as const)];
  return csvFile(
    ["market_type", "market_code", "county_fips", "share"],
    rows.flatMap(([type, market]) =>
      market.counties.map(({ county, share }) => [type, market.code, counties[county]?.fips ?? "", share]),
    ),
  );
}

/** Code, name, states with most people first, rank. */
function identityCells(geography: Geography, market: SampleMarket, rank: number): (string | number)[] {
  const states = [...peopleByState(geography, market)].toSorted(([, a], [, b]) => b - a).map(([code]) => code);
  return [market.code, market.name, states.join("|"), rank];
}

/** The city that names the market. */
function positionCells({ cities }: SampleMarket): string[] {
  return [(cities[0]?.latitude ?? 0).toFixed(4), (cities[0]?.longitude ?? 0).toFixed(4)];
}

function politicalIndex(geography: Geography, market: SampleMarket): number {
  const indexes = new Map(geography.states.map((state) => [state.code, state.politicalIndex]));
  let people = 0;
  let weighted = 0;
  for (const [code, count] of peopleByState(geography, market)) {
    people += count;
    weighted += count * (indexes.get(code) ?? 1);
  }
  return weighted / people;
}

function peopleByState({ population, stateOf }: Geography, { counties }: SampleMarket): Map<string, number> {
  const people = new Map<string, number>();
  for (const { county, share } of counties) {
    const { code } = stateOf(county);
    people.set(code, (people.get(code) ?? 0) + share * (population[county] ?? 0));
  }
  return people;
}
