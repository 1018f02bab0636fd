import { existsSync, readFileSync } from "node:fs";
import { type BackTestReport, backTest } from "#forecast/projection/backTest.ts";
import { projectTotals } from "#forecast/projection/projectTotals.ts";
import { simulatedSeries } from "#forecast/projection/simulatedSeries.ts";
import { givenInput } from "#forecast/givenInput.ts";
import { backTestFile } from "#revisions/backTestFile.ts";
import { type BenchRow, median } from "./row.ts";

/** Not part of the project: public figures that lie beside it on machines that have them. */
const PUBLIC = new URL("../../shared/data/spend/us_ad_revenue_by_medium_year.csv", import.meta.url);

/** How good forecasts of the past were, on series of known truth and on public ones, and what projecting a revision's totals costs. */
export function bench(): BenchRow[] {
  const simulated = [11, 12, 13, 14, 15, 16].map((seed) =>
    backTest(simulatedSeries({ seed, series: 16, years: 18, noise: 0.04 }), 5),
  );
  const input = givenInput();
  const times = Array.from({ length: 11 }, () => {
    const start = performance.now();
    projectTotals(input);
    return performance.now() - start;
  });
  return [
    ...rows("simulated series", simulated),
    ...(existsSync(PUBLIC) ? rows("public series", [backTestFile(readFileSync(PUBLIC, "utf8"), 5)]) : []),
    {
      name: "project the totals of 16 media, models chosen and bands measured",
      value: median(times),
      unit: "ms",
      goal: { atMost: 40 },
    },
  ];
}

function rows(name: string, reports: readonly BackTestReport[]): BenchRow[] {
  const mean = (of: (report: BackTestReport) => number) =>
    reports.reduce((sum, report) => sum + of(report), 0) / reports.length;
  const held = mean(({ all }) => all.coverage ?? 0) * 100;
  return [
    {
      name: `${name}: scaled error against the naive forecast's`,
      value: mean(({ all }) => all.scaledError / all.naiveError),
      unit: "",
      goal: { atMost: 0.9 },
      note: `${reports.reduce((sum, { all }) => sum + all.cases, 0)} forecasts, 1 to 5 years ahead`,
    },
    { name: `${name}: figures within 80 % bands, at least`, value: held, unit: "%", goal: { atLeast: 75 } },
    { name: `${name}: figures within 80 % bands, at most`, value: held, unit: "%", goal: { atMost: 85 } },
  ];
}

if (import.meta.main) console.table(bench());
