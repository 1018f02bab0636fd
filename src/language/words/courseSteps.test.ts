import { expect, test } from "vitest";
import type { CellCourse, ObservedShare } from "#domain/forecast/cellCourse.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import type { CitedRows } from "./courseInputs.ts";
import { courseSteps } from "./courseSteps.ts";

/** A spread of ln 1.2 / 1.2816: four in five shares lie within a fifth. */
const SPREAD = Math.log(1.2) / 1.2816;
const observed: ObservedShare = {
  year: 2025,
  prior: 0.02,
  seen: 0.03,
  posterior: 0.024,
  amounts: 84.3,
  reliability: 0.6,
  spread: SPREAD,
  level: 1,
  weight: 0.45,
  scale: 1.01,
  error: SPREAD * Math.sqrt(0.55),
};
const course: CellCourse = {
  place: { market: null, subVertical: "hospitals", medium: "tvOta", year: 2026, part: "core" },
  total: null,
  market: null,
  subVertical: {
    share: 0.024,
    dollars: 2_400,
    weighed: {
      weight: 2,
      ofAllMedia: false,
      trend: 1,
      shock: 1,
      weights: 100,
      steered: { before: 2_000, sum: 100_000, observed },
    },
  },
  strength: null,
  balancing: null,
  balanced: 2_400,
  locked: { dollars: 0, cells: 0 },
  line: null,
  around: 1,
  exact: 2_400,
  rounded: 2_400,
  dollars: 2_400,
  band: { low: 2_000_000, high: 2_910_000 },
};
const rows: CitedRows = {
  totals: [],
  mix: null,
  market: null,
  counties: [],
  countiesFile: "",
  marketCountiesFile: "",
  spend: [],
  trade: null,
  historyFile: null,
  racesFile: null,
  unknown: { drivers: [], counties: [], races: [] },
  observed: { files: ["ad-intel.csv"], firstDay: "2025-01-01", endDay: "2026-01-01" },
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("a share that observed spend steers is told by our estimate, what was seen where and when, what it counts for, and both together", async () => {
  const steps = courseSteps(course, rows, await exampleWords("en-US"));
  const step = steps.find((one) => one.step === "categoryObserved")!;
  expect(step).toMatchObject({ name: "Share with observed spending", value: "2.00% → 2.40%", amount: 0.024 });
  expect(step.lines.slice(0, 4)).toEqual([
    "Our estimate: 2.00%, likely 1.67% to 2.40%",
    "Observed in 2025: 3.00% (ad-intel.csv, Jan 1, 2025 – Dec 31, 2025)",
    "Its weight is 45.0%: what was observed equals 84 equal quarterly buys, and the source can count for 60.0% at most",
    "Combined: 2.40%, likely 2.10% to 2.75%",
  ]);
  expect(steps.at(-1)!.lines).toContain(
    "Likely range: $2.0M – $2.9M, from the national total and what observed spending leaves open",
  );
});

test.each([
  ["es-ES", "Nuestra estimación: 2,00 %, margen probable de 1,67 % a 2,40 %"],
  ["de-DE", "Unsere Schätzung: 2,00 %, wahrscheinliche Spanne 1,67 % bis 2,40 %"],
] as const)("in %s: %s", async (locale, said) => {
  const [, step] = courseSteps(course, rows, await exampleWords(locale));
  expect(step!.lines.map(plain)[0]).toBe(said);
});

test("where nothing steers there is no word of it", async () => {
  const { weighed } = course.subVertical!;
  const usual = {
    ...course,
    subVertical: { ...course.subVertical!, weighed: { ...weighed!, steered: null } },
    band: null,
  };
  const said = courseSteps(usual, { ...rows, observed: null }, await exampleWords("en-US"));
  expect(JSON.stringify(said)).not.toMatch(/[Oo]bserved|[Ll]ikely/);
});
