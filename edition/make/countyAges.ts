import type { CountyFigures } from "./countyFigures.ts";

/** Women's part of an age band, by the band's name in columns; census counts of the nation, rounded. */
export const FEMALE_OF_AGE: Readonly<Record<string, number>> = {
  "2_11": 0.489,
  "12_17": 0.488,
  "18_24": 0.488,
  "25_34": 0.493,
  "35_44": 0.498,
  "45_54": 0.502,
  "55_64": 0.511,
  "65_plus": 0.55,
};

/** The nation's people by age in percent, and where the bands begin; the first is under two. */
const NATION = [2.2, 11.8, 7.7, 9.2, 13.6, 13.2, 12.1, 12.4, 17.8];
const STARTS = [0, 2, 12, 18, 25, 35, 45, 55, 65, 90];

/** Part of those under five who are under two. */
const UNDER_TWO = 0.4;

/** Percent of 2–11, 12–17 … 65 and older: minors and the old as they are counted, those between by the median age. */
export function agesOf({ medianAge, fact }: CountyFigures): number[] {
  const ages = agesAround(medianAge);
  const old = fact("pct_65_plus") ?? ages.at(-1) ?? 0;
  const minors = (fact("pct_under_18") ?? 0) - UNDER_TWO * (fact("pct_under_5") ?? 0);
  const adults = 100 - (fact("pct_under_18") ?? 0) - old;
  const spread = (bands: readonly number[], percent: number) => {
    const sum = bands.reduce((all, band) => all + band, 0);
    return bands.map((band) => (band * percent) / sum);
  };
  return [...spread(ages.slice(0, 2), minors), ...spread(ages.slice(2, -1), adults), old];
}

/** The nation's ages tilted until their median is the one given: percent of 2–11, 12–17 … 65 and older, without those under two. */
function agesAround(median: number): number[] {
  let [low, high] = [-0.2, 0.2];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (medianOf(tilted(middle)) < median) low = middle;
    else high = middle;
  }
  return tilted((low + high) / 2).slice(1);
}

function tilted(tilt: number): number[] {
  const weights = NATION.map((percent, band) => percent * Math.exp(tilt * (middleOf(band) - 39)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => (100 * weight) / sum);
}

function middleOf(band: number): number {
  return ((STARTS[band] ?? 0) + (STARTS[band + 1] ?? 0)) / 2;
}

function medianOf(percents: readonly number[]): number {
  let below = 0;
  for (const [band, percent] of percents.entries()) {
    if (below + percent >= 50) {
      const [start, end] = [STARTS[band] ?? 0, STARTS[band + 1] ?? 0];
      return start + ((50 - below) / percent) * (end - start);
    }
    below += percent;
  }
  return 90;
}
