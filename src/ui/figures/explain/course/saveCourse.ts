import type { FigurePart, ReportTable } from "#documents/document.ts";
import type { Spending } from "#documents/spending.ts";
import type { CellCourse, ObservedShare } from "#domain/forecast/cellCourse.ts";
import type { Cell } from "#domain/tables/table.ts";
import type { Words } from "#language/words/words.ts";
import { loadMessages } from "#language/text.ts";
import { courseSteps } from "#language/words/courseSteps.ts";
import { fileName } from "#ui/figures/exports/fileName.ts";
import { saveWorkbook } from "#ui/figures/exports/saveWorkbook.ts";
import type { MoneyQuestion } from "#ui/figures/figureLayer.ts";
import type { FigureCourse } from "./courseQuery.ts";
import { moneyText } from "./moneyText.ts";

/** Saves a figure's course as a workbook: its steps, every number at full precision, and the rows they stand on. */
export async function saveCourse(found: FigureCourse, question: MoneyQuestion, spending: Spending): Promise<void> {
  const { course, rows } = found;
  if (!course) return;
  await loadMessages("reports");
  const { words } = spending;
  const title = moneyText(question, words);
  const { text } = words;
  const tables: ReportTable[] = [
    table("course-steps", text("explain.course.sheet.steps"), STEP_HEADS, stepRows(course, rows, words), words),
    table("course-numbers", text("explain.course.sheet.numbers"), NUMBER_HEADS, numbersOf(course), words),
    ...(rows && rows.totals.length > 0
      ? [table("course-totals", text("explain.course.sheet.totals"), TOTAL_HEADS, totalRows(rows), words)]
      : []),
    ...(rows && rows.counties.length > 0
      ? [table("course-counties", text("explain.course.sheet.counties"), COUNTY_HEADS, countyRows(rows), words)]
      : []),
    ...(rows && rows.spend.length > 0
      ? [table("course-spend", text("explain.course.sheet.spend"), SPEND_HEADS, spendRows(rows), words)]
      : []),
  ];
  const parts = tables.map(
    (one): FigurePart => ({
      kind: "figure",
      name: one.name,
      headline: title,
      measure: one.caption,
      chart: null,
      alt: "",
      table: one,
      shows: "table",
      source: "",
    }),
  );
  await saveWorkbook(parts, spending, fileName(spending, "course", "xlsx"));
}

type Rows = NonNullable<FigureCourse["rows"]>;
type Head =
  | "step"
  | "value"
  | "how"
  | "number"
  | "of"
  | "exponent"
  | "name"
  | "state"
  | "file"
  | "line"
  | "year"
  | "dollars"
  | "basis"
  | "source"
  | "share"
  | "shareLine"
  | "population"
  | "households"
  | "income"
  | "retailSales"
  | "establishments"
  | "medium"
  | "category";

const STEP_HEADS = ["step", "value", "how"] as const;
const NUMBER_HEADS = ["name", "number", "of", "exponent"] as const;
const TOTAL_HEADS = ["year", "dollars", "basis", "source", "file", "line"] as const;
const COUNTY_HEADS = [
  "name",
  "state",
  "share",
  "population",
  "households",
  "income",
  "retailSales",
  "establishments",
  "line",
  "shareLine",
] as const;
const SPEND_HEADS = ["category", "medium", "dollars", "file", "line"] as const;
const NUMERIC: ReadonlySet<Head> = new Set([
  "number",
  "of",
  "exponent",
  "line",
  "shareLine",
  "year",
  "dollars",
  "share",
  "population",
  "households",
  "income",
  "retailSales",
  "establishments",
]);

function table(
  name: string,
  caption: string,
  heads: readonly Head[],
  rows: readonly (readonly Cell[])[],
  { text }: Words,
): ReportTable {
  return {
    name,
    caption,
    columns: heads.map((key) => ({
      key,
      head: text(`explain.course.head.${key}`),
      headUnit: "",
      unit: NUMERIC.has(key) ? "count" : "text",
      format: null,
      numeric: NUMERIC.has(key),
      forecast: false,
    })),
    rows: rows.map((cells) => ({
      cells: cells.map((value) => ({ value, text: value === null ? "" : String(value) })),
      mark: null,
    })),
    totals: [],
  };
}

function stepRows(course: CellCourse, rows: Rows | null, words: Words): Cell[][] {
  return courseSteps(course, rows, words).flatMap(({ name, amount, lines }) => [
    [name, String(amount), ""],
    ...lines.map((line) => ["", "", line]),
  ]);
}

/** Every number that the figure is the product of, by the name that the API has for it. */
function numbersOf({ total, market, subVertical, strength, balancing, line, ...course }: CellCourse): Cell[][] {
  return [
    ...(total ? [["total.stated", total.stated, null, null]] : []),
    ...(market
      ? [
          ...market.drivers.map(({ driver, value, nation, weight }) => [`market.${driver}`, value, nation, weight]),
          ["market.people", market.people, market.levelShare, market.sizeExponent],
          ["market.political", market.political, null, null],
          ...observedNumbers("market.observed", market.observed),
          ["market.weight", market.weight, market.weights, null],
          ["market.dollars", market.dollars, null, null],
        ]
      : []),
    ...(subVertical?.weighed
      ? [
          ["subVertical.weight", subVertical.weighed.weight, subVertical.weighed.weights, null],
          ["subVertical.trend", subVertical.weighed.trend, null, null],
          ["subVertical.shock", subVertical.weighed.shock, null, null],
          ...observedNumbers("subVertical.steered.observed", subVertical.weighed.steered?.observed ?? null),
        ]
      : []),
    ...(subVertical ? [["subVertical.dollars", subVertical.dollars, null, null]] : []),
    ...(strength?.parts.map(({ of, ratio, elasticity }) => [`strength.${of}`, ratio, null, elasticity]) ?? []),
    ...(strength ? [["strength.value", strength.value, null, null]] : []),
    ...(balancing
      ? [
          ["balancing.market", balancing.market, null, null],
          ["balancing.subVertical", balancing.subVertical, null, null],
          ["balancing.factor", balancing.factor, null, null],
        ]
      : []),
    ["balanced", course.balanced, null, null],
    ...(line
      ? [
          ["line.dollars", line.dollars, null, null],
          ["line.share", line.share, null, null],
        ]
      : []),
    ["around", course.around, null, null],
    ["exact", course.exact, null, null],
    ["rounded", course.rounded, null, null],
    ["dollars", course.dollars, null, null],
    ...(course.band
      ? [
          ["band.low", course.band.low, null, null],
          ["band.high", course.band.high, null, null],
        ]
      : []),
  ];
}

function observedNumbers(name: string, observed: ObservedShare | null): Cell[][] {
  return Object.entries(observed ?? {}).map(([key, number]) => [`${name}.${key}`, number, null, null]);
}

function totalRows({ totals }: Rows): Cell[][] {
  return totals.map(({ year, dollars, basis, source, file, line }) => [year, dollars, basis, source, file, line]);
}

function countyRows({ counties }: Rows): Cell[][] {
  return counties.map((one) => [
    one.name,
    one.state,
    one.share,
    one.population,
    one.households,
    one.income,
    one.retailSales,
    one.establishments,
    one.line,
    one.shareLine,
  ]);
}

function spendRows({ spend }: Rows): Cell[][] {
  return spend.map(({ target, medium, dollars, file, line }) => [target, medium, dollars, file, line]);
}
