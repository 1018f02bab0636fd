import { csvFile } from "./csvFile.ts";
import { largestRemainder } from "./largestRemainder.ts";
import { readFacts } from "./readFacts.ts";

const BILLION = 1e9;
/** Years up to this one are closed; the next is an estimate. */
const LAST_CLOSED_YEAR = 2025;

type Line = Record<
  "medium" | "year" | "core_billion" | "political_billion" | "basis" | "source" | "definition",
  string
>;

/**
 * The national totals of one vintage, in dollars. What was published or follows from it stays; the modelled media share
 * what is left of the year's total, and political spending is scaled to its own.
 */
export function nationalTotals(vintage: string): string {
  const lines: Line[] = readFacts(`national-${vintage}.csv`);
  const years = readFacts<"vintage" | "year" | "total_billion" | "political_billion">("national-totals.csv");
  const rows = years
    .filter((row) => row.vintage === vintage)
    .flatMap((row) => {
      const political = dollars(row.political_billion);
      const ofYear = lines.filter(({ year }) => year === row.year);
      return yearRows(ofYear, dollars(row.total_billion) - political, political);
    });
  return csvFile(["medium", "year", "core_usd", "political_usd", "kind", "basis", "source", "definition"], rows);
}

function yearRows(lines: readonly Line[], coreTotal: number, politicalTotal: number): (string | number)[][] {
  const isModelled = lines.map(({ basis }) => basis === "modelled");
  const given = lines.map(({ core_billion: core }, line) => (isModelled[line] ? 0 : dollars(core)));
  const left = coreTotal - given.reduce((sum, core) => sum + core, 0);
  const modelled = largestRemainder(
    left,
    lines.map(({ core_billion: core }, line) => (isModelled[line] ? Number(core) : 0)),
  );
  const political = largestRemainder(
    politicalTotal,
    lines.map((line) => Number(line.political_billion)),
  );
  return lines.map(({ medium, year, basis, source, definition }, line) => [
    medium,
    year,
    (given[line] ?? 0) + (modelled[line] ?? 0),
    political[line] ?? 0,
    Number(year) > LAST_CLOSED_YEAR ? "estimate" : "actual",
    basis,
    source,
    definition,
  ]);
}

function dollars(billion: string): number {
  return Math.round(Number(billion) * BILLION);
}
