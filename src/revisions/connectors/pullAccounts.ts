import { z } from "zod";
import { Failure } from "#domain/failure.ts";
import { keyFor, readAnswers, readJson } from "./askSource.ts";
import { type AreaYears, type PulledHistory, sumOfAreas } from "./pulledHistory.ts";
import type { PullRequest } from "./publicData.ts";

const OFFICE = "The Bureau of Economic Analysis";

/** Tables of the regional accounts and their lines. */
const QUESTIONS = [
  { name: "income.json", table: "CAINC1", line: "1" },
  { name: "people.json", table: "CAINC1", line: "2" },
  { name: "jobs.json", table: "CAEMP25N", line: "10" },
] as const;

const refusal = z.object({ Error: z.object({ APIErrorDescription: z.string() }) });
const answer = z.object({
  BEAAPI: z.object({
    Results: z.object({
      Data: z.array(
        z.object({
          GeoFips: z.string(),
          TimePeriod: z.string(),
          DataValue: z.string(),
          UNIT_MULT: z.string().optional(),
          NoteRef: z.string().optional(),
        }),
      ),
    }),
  }),
});
const refused = z.object({ BEAAPI: z.union([refusal, z.object({ Results: refusal })]) });

/** Personal income a head and jobs of every county, the ten years to the latest one that is out: the regional accounts of the Bureau of Economic Analysis. */
export async function pullAccounts(request: PullRequest): Promise<PulledHistory> {
  const key = keyFor(OFFICE, request.publicData.beaKey, "BEA_API_KEY", "https://apps.bea.gov/API/signup");
  const parts = QUESTIONS.map(({ name, table, line }) => ({ name, address: regional(request, key, table, line) }));
  const [income = new Map(), people = new Map(), jobs = new Map()] = await readAnswers(
    request,
    "bea-accounts",
    parts,
    (text) => readAccounts(text, key),
  );
  const told = yearsOf(income).filter((year) => year <= (request.year ?? year));
  const year = told.at(-1);
  if (year === undefined || (request.year !== undefined && year !== request.year))
    throw new Failure(
      "source-unreachable",
      `${OFFICE} has incomes for ${yearsOf(income).join(", ")}; ${request.year} is not among them.`,
    );
  const [dollars, heads] = [sumOfAreas(income), sumOfAreas(people)];
  const perHead = (areas: readonly string[], of: number): number | null => {
    const [sum, among] = [dollars(areas, of), heads(areas, of)];
    return sum === null || !among ? null : sum / among;
  };
  return {
    year,
    areas: [...income.keys()],
    series: [
      { column: "perCapitaIncome", kind: "rate", years: told, tells: perHead },
      {
        column: "jobs",
        kind: "count",
        carriedOn: true,
        years: yearsOf(jobs).filter((one) => one <= year),
        tells: sumOfAreas(jobs),
      },
    ],
  };
}

function regional({ publicData: { beaUrl } }: PullRequest, key: string, table: string, line: string): URL {
  const address = new URL("/api/data", beaUrl);
  const query = {
    UserID: key,
    method: "GetData",
    datasetname: "Regional",
    TableName: table,
    LineCode: line,
    GeoFips: "COUNTY",
    Year: "LAST10",
    ResultFormat: "JSON",
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address;
}

/** Reads an answer; figures that are withheld (D), not available (NA) or too small to tell (L) are left out, whatever stands in their place. */
function readAccounts(text: string, key: string): AreaYears {
  const json = readJson(OFFICE, text);
  const { success, data, error } = answer.safeParse(json);
  if (!success) throw refusalOf(json, error.issues[0]?.path.join(".") ?? "", key);
  const figures = new Map<string, Map<number, number>>();
  for (const { GeoFips, TimePeriod, DataValue, UNIT_MULT = "0", NoteRef = "" } of data.BEAAPI.Results.Data) {
    const figure = DataValue.replaceAll(",", "").trim();
    if (!/^-?\d+(\.\d+)?$/.test(figure) || /\((D|NA|L|NM)\)/.test(NoteRef)) continue;
    const years = figures.get(GeoFips) ?? new Map<number, number>();
    figures.set(GeoFips, years.set(Number(TimePeriod), Number(figure) * 10 ** Number(UNIT_MULT)));
  }
  return figures;
}

/** It refuses with a sentence of its own and the status of a success. */
function refusalOf(json: unknown, missing: string, key: string): Failure {
  const { data } = refused.safeParse(json);
  if (!data)
    return new Failure(
      "source-unreachable",
      `${OFFICE} has changed its answers: ${missing} has changed. Nothing was changed here.`,
    );
  const { Error: error } = "Results" in data.BEAAPI ? data.BEAAPI.Results : data.BEAAPI;
  const said = error.APIErrorDescription.replaceAll(key, "…");
  const why = /user.?id|api key/i.test(said) ? " It does not take the key of BEA_API_KEY." : "";
  return new Failure("source-unreachable", `${OFFICE} refused: ${said}${why}`);
}

function yearsOf(figures: AreaYears): number[] {
  return [...new Set([...figures.values()].flatMap((years) => [...years.keys()]))].toSorted((a, b) => a - b);
}
