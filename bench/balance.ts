import { apportion } from "#domain/figures/apportion.ts";
import { mediumById } from "#domain/taxonomy/mediumById.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { balance } from "#forecast/balance.ts";
import { controlledRounding } from "#forecast/controlledRounding.ts";
import { buildForecast } from "#forecast/forecast.ts";
import { givenInput } from "#forecast/givenInput.ts";
import { marketSeeds } from "#forecast/marketSeeds.ts";
import { marketWeights } from "#forecast/marketWeights.ts";
import { type BenchRow, median } from "./row.ts";

/** Balancing, rounding and the whole forecast, on 210 markets × 96 sub-verticals × 16 media. */
export function bench(): BenchRow[] {
  const input = givenInput();
  const problems = yearOfTables(input);
  const harderProblems = problems.map((problem) => ({ ...problem, seeds: problem.seeds.map(spreadOut) }));
  const balanced = problems.map((problem) => balance(problem, { tolerance: 1e-10 }));
  const balancing = medianOf(31, () => problems.forEach((problem) => balance(problem, { tolerance: 1e-6 })));
  const harder = medianOf(31, () => harderProblems.forEach((problem) => balance(problem, { tolerance: 1e-6 })));
  const rounding = medianOf(31, () =>
    problems.forEach(({ rowMargins, columnMargins }, place) =>
      controlledRounding(balanced[place]!.table, rowMargins, columnMargins),
    ),
  );
  const cube = medianOf(5, () => buildForecast(input));
  const lines = evidenceLines(input);
  const locked = medianOf(3, () => buildForecast({ ...input, evidence: lines }));
  const broad = broadInput(input);
  const spread = medianOf(3, () => buildForecast(broad));
  return [
    { name: "balance a year, 210 × 96 × 16, to 1e-6", value: balancing, unit: "ms", goal: { atMost: 30 } },
    { name: "the same from seeds between 1/7 and 7", value: harder, unit: "ms", goal: { atMost: 30 } },
    { name: "round a year to whole dollars, margins exact", value: rounding, unit: "ms" },
    { name: "forecast of 13 years, whole dollars", value: cube, unit: "ms", goal: { atMost: 1500 } },
    { name: `the same around ${lines.length} spend lines`, value: locked, unit: "ms", goal: { atMost: 2500 } },
    {
      name: `the same around ${broad.evidence.length} lines for all digital media, two of them full`,
      value: spread,
      unit: "ms",
      goal: { atMost: 2500 },
    },
  ];
}

/** One problem a medium, seeds and margins as the forecast makes them, each sub-vertical's margin a different one. */
function yearOfTables({ markets, media, subVerticals }: ReturnType<typeof givenInput>) {
  const seeds = marketSeeds({ markets }, subVerticals).of("tvOta");
  const weights = marketWeights(markets);
  const dollars = 10_000_000_000;
  return media.map((medium, m) => ({
    rows: markets.length,
    columns: subVerticals.length,
    seeds,
    rowMargins: Float64Array.from(apportion(dollars, weights.core(medium, 2025))),
    columnMargins: Float64Array.from(
      apportion(
        dollars,
        subVerticals.map((_, s) => 1 + ((s * 37 + m * 11) % 23) ** 2 / 10),
      ),
    ),
  }));
}

/** A seed made seven times larger or smaller at most, without any pattern that factors could take up. */
function spreadOut(seed: number, cell: number): number {
  return seed * Math.exp(2 * Math.sin(cell * cell));
}

/** Every fifth cell of 2023 and 2024, observed at its estimate give or take a third. */
function evidenceLines(input: ReturnType<typeof givenInput>) {
  const { wallets } = buildForecast(input);
  const { years, media, subVerticals } = input;
  return [...wallets].flatMap(([market, dollars], row) =>
    subVerticals.flatMap((_, s) =>
      media.flatMap((_, m) =>
        [2023, 2024].flatMap((year) => {
          const cell = (s * media.length + m) * years.length + (year - years[0]!);
          const seen = Math.round(dollars[cell]! * (0.67 + ((cell + row) % 7) / 9));
          return (row + s + m + year) % 5 === 0 ? [{ market, subVerticals: [s], media: [m], year, dollars: seen }] : [];
        }),
      ),
    ),
  );
}

/** Every market's core sub-verticals in all digital media at once, above the estimate; only two of the media have published totals. */
function broadInput(input: ReturnType<typeof givenInput>): ReturnType<typeof givenInput> {
  const totals = input.totals.map((total) =>
    ["ctvOtt", "mobile"].includes(total.medium) ? total : { ...total, basis: "modelled" as const },
  );
  const { wallets } = buildForecast(input);
  const media = input.media.flatMap((id, m) => (mediumById(id)?.group === "digital" ? [m] : []));
  const evidence = [...wallets].flatMap(([market, dollars]) =>
    input.subVerticals.flatMap((_, s) =>
      [2019, 2020, 2021, 2022, 2023, 2024].map((year, y) => {
        const seen = media.reduce((sum, m) => sum + dollars[cellIndex(input, s, m, y)]!, 0);
        return { market, subVerticals: [s], media, year, dollars: Math.round(1.4 * seen) };
      }),
    ),
  );
  return { ...input, totals, evidence };
}

/** Milliseconds of the middle one of so many runs, after one that does not count. */
function medianOf(runs: number, work: () => void): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.round(median(times) * 100) / 100;
}

if (import.meta.main) console.table(bench());
