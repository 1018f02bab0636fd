import { parse } from "csv-parse/sync";
import { Failure } from "#domain/failure.ts";
import { checkColumns, readAnswers, yearOf } from "./askSource.ts";
import { type AreaYears, type PulledHistory, sumOfAreas } from "./pulledHistory.ts";
import type { PullRequest } from "./publicData.ts";

const OFFICE = "The file of population estimates";
const COUNTY = "050";
/** The first census of which every later vintage goes on; earlier vintages were never led up to it. */
const CENSUS = 2020;

/** People of every county on 1 July of each year since the census: all totals of the Census Bureau's population estimates of one vintage. */
export async function pullPopulation(request: PullRequest): Promise<PulledHistory> {
  const year = yearOf(request);
  if (year <= CENSUS)
    throw new Failure(
      "invalid-input",
      `Estimates of ${CENSUS} and before do not join those after the census of ${CENSUS}. Ask for a later year.`,
    );
  const decade = year - (year % 10);
  const path = `/programs-surveys/popest/datasets/${decade}-${year}/counties/totals/co-est${year}-alldata.csv`;
  const parts = [{ name: "counties.csv", address: new URL(path, request.publicData.censusFilesUrl) }];
  const years = Array.from({ length: year - decade + 1 }, (_, at) => decade + at);
  const [people = new Map()] = await readAnswers(request, `census-population-${year}`, parts, (text) =>
    readEstimates(text, years),
  );
  return {
    year,
    areas: [...people.keys()],
    series: [{ column: "population", kind: "count", years, tells: sumOfAreas(people) }],
  };
}

function readEstimates(text: string, years: readonly number[]): AreaYears {
  const [header = [], ...lines] = recordsOf(text);
  const columns = ["SUMLEV", "STATE", "COUNTY", ...years.map((year) => `POPESTIMATE${year}`)];
  checkColumns(OFFICE, header, columns);
  const [level = 0, state = 0, county = 0, ...estimates] = columns.map((column) => header.indexOf(column));
  const people = new Map<string, Map<number, number>>();
  for (const line of lines) {
    if ((line[level] ?? "").padStart(3, "0") !== COUNTY) continue;
    const fips = `${(line[state] ?? "").padStart(2, "0")}${(line[county] ?? "").padStart(3, "0")}`;
    const told = years.flatMap((year, at): [number, number][] => {
      const cell = line[estimates[at] ?? -1] ?? "";
      return /^\d+$/.test(cell) ? [[year, Number(cell)]] : [];
    });
    people.set(fips, new Map(told));
  }
  if (people.size === 0) throw new Failure("source-unreachable", `${OFFICE} holds no county.`);
  return people;
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, { bom: true });
  } catch {
    throw new Failure("source-unreachable", `${OFFICE} is not a table. The source may be down; try again later.`);
  }
}
