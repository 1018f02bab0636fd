import { projectTotals } from "#forecast/projection/projectTotals.ts";
import { givenInput } from "#forecast/givenInput.ts";
import { type Bands, type ScoredSet, scoreSet } from "./accuracy/scores.ts";
import { advertising, holdOut } from "./accuracy/series.ts";
import { type BenchRow, median } from "./row.ts";

/** An era of fewer cases says little of bands; nor does the year of an intervention, whose goal nobody could keep. */
const ENOUGH_CASES = 100;

/** How good forecasts of the past were, on the frozen hold-out and on public advertising series, and what projecting a revision's totals costs. */
export function bench(): BenchRow[] {
  const input = givenInput();
  const times = Array.from({ length: 11 }, () => {
    const start = performance.now();
    projectTotals(input);
    return performance.now() - start;
  });
  const beside = advertising();
  return [
    ...rows("hold-out", scoreSet(holdOut())),
    ...(beside ? rows("advertising", scoreSet(beside)) : []),
    {
      name: "project the totals of 16 media, bands measured",
      value: median(times),
      unit: "ms",
      goal: { atMost: 40 },
    },
  ];
}

function rows(name: string, { series, cases, rules, horizons, eras }: ScoredSet): BenchRow[] {
  const [ours, ...others] = rules;
  const best = others.toSorted((a, b) => a.bySeries - b.bySeries)[0];
  const held = (ours?.bands?.coverage ?? 0) * 100;
  const judged = eras.filter(({ era, cases: own, bands }) => era.endsWith("s") && own >= ENOUGH_CASES && bands);
  const worst = judged.toSorted((a, b) => (a.bands?.coverage ?? 0) - (b.bands?.coverage ?? 0))[0];
  return [
    {
      name: `${name}: error of a series, geometric mean, against the best single method's`,
      value: best?.oursAgainst[0] ?? Number.NaN,
      unit: "",
      goal: { atMost: 1 },
      note: `${best?.rule}; ${series} series, ${cases} forecasts, 1 to 5 years ahead`,
    },
    { name: `${name}: figures within 80 % bands, at least`, value: held, unit: "%", goal: { atLeast: 75 } },
    { name: `${name}: figures within 80 % bands, at most`, value: held, unit: "%", goal: { atMost: 85 } },
    {
      name: `${name}: figures within 80 % bands in the worst decade`,
      value: (worst?.bands?.coverage ?? 0) * 100,
      unit: "%",
      goal: { atLeast: 70 },
      note: worst?.era ?? "",
    },
    ...rules.map(({ rule, bySeries, mase, bands, oursAgainst: [ratio, low, high] }) => ({
      name: `${name}: ${rule}, geometric mean of series`,
      value: bySeries,
      unit: "MASE",
      note: [`MASE ${mase}`, ...bandNotes(bands), `ours against it ${ratio} (95 %: ${low} to ${high})`].join(", "),
    })),
    ...[
      ...horizons.map(({ horizon, ...part }) => ({ part, of: `${horizon} years ahead` })),
      ...eras.map(({ era, ...part }) => ({ part, of: era })),
    ].map(({ part, of }) => ({
      name: `${name}: ${of}`,
      value: part.mase,
      unit: "MASE",
      note: [
        `${part.cases} forecasts`,
        ...bandNotes(part.bands),
        ...Object.entries(part.others).map(([rule, mase]) => `${rule} ${mase}`),
      ].join(", "),
    })),
  ];
}

function bandNotes(bands: Bands | null): string[] {
  if (!bands) return [];
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  return [`MSIS ${bands.msis}`, `held ${percent(bands.coverage)}`, `half width ${percent(bands.halfWidth)}`];
}

if (import.meta.main) console.table(bench());
