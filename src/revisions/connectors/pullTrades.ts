import { z } from "zod";
import { Failure } from "#domain/failure.ts";
import { checkColumns, readAnswers, readJson, yearOf } from "./askSource.ts";
import { censusAddress, censusNumber, type CensusRow, countyOf, readCensus } from "./censusAnswer.ts";
import { codeOfYear } from "./naicsCodes.ts";
import type { PullRequest } from "./publicData.ts";

/** What a county does in a trade. Null is withheld, and never nothing. */
export interface PulledTrade {
  readonly fips: string;
  readonly naics: string;
  readonly establishments: number;
  readonly employees: number | null;
  readonly payrollThousands: number | null;
}

export interface PulledTrades {
  readonly year: number;
  readonly trades: readonly PulledTrade[];
  /** Codes of which the source has nothing that year. */
  readonly untold: readonly string[];
}

const OFFICE = "County Business Patterns";
const FIGURES = ["ESTAB", "EMP", "PAYANN"] as const;
/** How much noise was added to a figure, or that it is withheld. */
const FLAGS = ["EMP_N", "PAYANN_N"] as const;
/** Withheld since it would betray a business (D) or is not good enough to publish (S), not available (N), not applicable (X). Levels of noise are other letters, or digits. */
const WITHHELD = new Set(["D", "S", "N", "X"]);
/** What lies in no county of its state. */
const STATEWIDE = "999";

const variables = z.object({ variables: z.record(z.string(), z.unknown()) });

/**
 * Establishments, paid employees and payroll of every county in the trades that are named: County Business Patterns, all legal forms and sizes, a
 * trade at a time.
 *
 * @param codes in the edition of 2017, of two to six digits
 */
export async function pullTrades(request: PullRequest, codes: readonly string[]): Promise<PulledTrades> {
  const year = yearOf(request);
  const folder = `census-trades-${year}`;
  const [known] = await readAnswers(
    { ...request, progress: () => undefined },
    folder,
    [{ name: "variables.json", address: new URL(`/data/${year}/cbp/variables.json`, request.publicData.censusUrl) }],
    readVariables,
  );
  const { edition, flags } = known ?? { edition: "NAICS2017", flags: [] };
  const parts = codes.map((code) => ({
    name: `${code}.json`,
    address: censusAddress(request, `${year}/cbp`, {
      get: [...FIGURES, ...flags].join(","),
      [edition]: codeOfYear(code, edition),
      LFO: "001",
      EMPSZES: "001",
    }),
  }));
  const answers = await readAnswers({ ...request, fresh: false }, folder, parts, (text, { name }) =>
    text === "" ? [] : readCensus(text, FIGURES).flatMap((row) => tradeOf(row, name.replace(".json", "")) ?? []),
  );
  const trades = answers.flat();
  if (trades.length === 0)
    throw new Failure("source-unreachable", `${OFFICE} of ${year} has no data for the requested trades.`);
  return { year, trades, untold: codes.filter((_, at) => answers[at]?.length === 0) };
}

/** Which edition of the codes a year is told in, and whether it says what it withholds. */
function readVariables(text: string): { edition: string; flags: string[] } {
  const names = Object.keys(variables.safeParse(readJson(OFFICE, text)).data?.variables ?? {});
  const edition = names.find((name) => /^NAICS\d{4}$/.test(name));
  checkColumns(OFFICE, edition === undefined ? names : [...names, "NAICS"], [...FIGURES, "NAICS"]);
  return { edition: edition ?? "", flags: FLAGS.filter((flag) => names.includes(flag)) };
}

function tradeOf(row: CensusRow, naics: string): PulledTrade | null {
  const establishments = censusNumber(row, "ESTAB");
  const fips = countyOf(row);
  if (establishments === null || establishments === 0 || fips.endsWith(STATEWIDE)) return null;
  const told = (figure: string, flag: string) =>
    WITHHELD.has((row.get(flag) ?? "").toUpperCase()) ? null : censusNumber(row, figure);
  const [employees, payrollThousands] = [told("EMP", "EMP_N"), told("PAYANN", "PAYANN_N")];
  // No establishment has neither people nor payroll: both are 0 where they are withheld without a flag, as in 2017.
  const isWithheld = (employees ?? 0) === 0 && (payrollThousands ?? 0) === 0;
  return {
    fips,
    naics,
    establishments,
    employees: isWithheld ? null : employees,
    payrollThousands: isWithheld ? null : payrollThousands,
  };
}
