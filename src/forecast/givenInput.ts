import { MEDIA, type MediumId } from "#domain/taxonomy/media.ts";
import { POLITICAL_SUB_VERTICALS, SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { ForecastInput, MarketDrivers, NationalTotal } from "./input.ts";

const YEARS = Array.from({ length: 13 }, (_, step) => 2019 + step);

/** Billions of core spend in 2025, the last year given, and of political spend in 2024; roughly the nation's. */
const BILLIONS: Readonly<Partial<Record<MediumId, readonly [core: number, political: number]>>> = {
  tvOta: [14.3, 4.6],
  radioOta: [10, 0.54],
  cable: [2.2, 1.1],
  directMail: [33, 0.7],
  ooh: [8.8, 0.2],
  ctvOtt: [3.3, 1],
  mobile: [41, 1.2],
  pcLaptop: [33.5, 1.3],
};

/**
 * An invented nation for tests and benchmarks: the full taxonomy, 13 years and as many markets as asked for, the sizes
 * falling by rank as TV markets' do. What a test is about is put over it.
 */
export function givenInput(over: Partial<ForecastInput> = {}, marketCount = 210): ForecastInput {
  return {
    years: YEARS,
    media: MEDIA.map(({ id }) => id),
    subVerticals: SUB_VERTICALS.map(({ id }) => id),
    currentYear: 2025,
    totals: MEDIA.flatMap(({ id }) => givenTotals(id)),
    mix: MEDIA.flatMap((medium, m) =>
      SUB_VERTICALS.map(({ id }, s) => ({ medium: medium.id, subVertical: id, weight: givenWeight(id, m, s) })),
    ),
    markets: Array.from({ length: marketCount }, (_, rank) => givenMarket(rank)),
    evidence: [],
    ...over,
  };
}

/** A trade for every kind of advertiser, and what each does in so many markets. */
export function givenTrades(marketCount = 210): Required<Pick<ForecastInput, "trades" | "activity">> {
  const codes = SUB_VERTICALS.map((_, place) => String(1000 + place));
  return {
    trades: SUB_VERTICALS.map(({ id }, place) => ({
      subVertical: id,
      naics: POLITICAL_SUB_VERTICALS.includes(id) ? [] : [codes[place] ?? ""],
      elasticity: POLITICAL_SUB_VERTICALS.includes(id) ? 0 : 0.4,
      income: 0.1,
      retail: 0,
      business: 0,
      size: 0.05,
    })),
    activity: {
      codes,
      nation: codes.map((_, place) => 10_000 * (1 + place)),
      quotients: Array.from({ length: marketCount }, (_, rank) =>
        codes.map((__, place) => 1 + 0.9 * Math.sin(rank * 1.3 + place)),
      ).flat(),
    },
  };
}

function givenTotals(medium: MediumId): NationalTotal[] {
  const [core, political] = BILLIONS[medium] ?? [2, 0.1];
  return [2019, 2021, 2023, 2024, 2025].map((year, step) => ({
    medium,
    year,
    core: Math.round(core * 1e9 * (0.9 + 0.025 * step)),
    political: Math.round(political * 1e9 * (year % 4 === 0 ? 1 : 0.07)),
    kind: "actual",
    basis: "published",
    source: "Test figures",
  }));
}

function givenWeight(subVertical: string, medium: number, place: number): number {
  if (POLITICAL_SUB_VERTICALS.includes(subVertical)) return subVertical === "politicalCandidates" ? 4 : 1;
  return 1 + ((place * 37 + medium * 11) % 23) ** 2 / 10;
}

/** The first market has 20 million people, the 210th some 15 thousand. */
function givenMarket(rank: number): MarketDrivers {
  const population = Math.round(20e6 * Math.exp(-rank / 45) * (1 + rank / 4) ** -0.62);
  const wobble = (step: number) => 1 + 0.2 * Math.sin(rank * step);
  return {
    market: `tv-${500 + rank}`,
    population,
    households: Math.round((population / 2.5) * (1 + 0.04 * Math.sin(rank * 3))),
    income: Math.round(population * 42_000 * wobble(1.7) * (1 + 0.1 * Math.exp(-rank / 20))),
    retailSales: Math.round(population * 18_000 * wobble(2.3)),
    establishments: Math.round((population / 40) * wobble(0.9)),
    politicalIndex: 1 + 0.5 * Math.sin(rank * 0.7),
  };
}
