import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/database.ts";
import { type LastToldYear, lastToldYears } from "#platform/database/queries/inputGaps.ts";
import { revisionAssumptions } from "#platform/database/queries/revisionAssumptions.ts";
import { Failure } from "#domain/failure.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import type { Race } from "#domain/races/race.ts";
import { untoldCounties } from "#forecast/demand/poolTrades.ts";
import type { ForecastInput, NationalTotal } from "#forecast/input.ts";
import { nationalTotals } from "#forecast/nationalTotals.ts";
import { assume } from "#forecast/plan/assume.ts";
import { type ForecastRun, rerun } from "#forecast/plan/rerun.ts";
import { forecastInput } from "../building/forecastInput.ts";
import { readRevisionRows } from "../building/readRevisionRows.ts";
import type { Membership } from "../markets/marketMembership.ts";
import { type Composition, readComposition } from "../drafts/composition.ts";

/** One year of a revision, reckoned again from the files and assumptions that it is made of. */
export interface YearRun {
  readonly run: ForecastRun;
  /** As the files have it: nothing is assumed yet, and all years are there. */
  readonly files: ForecastInput;
  readonly assumptions: Assumptions;
  readonly composition: Composition;
  readonly membership: Membership;
  readonly unknown: UnknownInputs;
}

/** What the files leave open, which rules stand in for. */
interface UnknownInputs {
  readonly lastTold: readonly LastToldYear[];
  /** Codes of counties whose trades no file tells. */
  readonly untoldCounties: ReadonlySet<string>;
  /** Races of the year that nobody rated. */
  readonly unratedRaces: readonly Pick<Race, "office" | "state">[];
}

/** A year takes some 9 MB. */
const KEPT = 6;
const kept = new WeakMap<Database["origin"], LRUCache<string, Promise<YearRun>>>();

/** The same for a revision whose files do not change any more, kept for the next question. @throws what `yearRun` throws */
export function keptYearRun(store: Database, revision: number, year: number): Promise<YearRun> {
  const known = kept.get(store.origin) ?? new LRUCache<string, Promise<YearRun>>({ max: KEPT });
  kept.set(store.origin, known);
  const key = `${revision} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const made = yearRun(store, revision, year);
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

/** @throws Failure `conflict`, or `invalid-input` for a year that the revision does not have; ForecastError */
export async function yearRun(store: Database, revision: number, year: number): Promise<YearRun> {
  const assumptions = await revisionAssumptions(store, revision);
  const composition = await readComposition(store, revision);
  const rows = await readRevisionRows(store, revision, composition, assumptions, year);
  const { input: files, membership } = forecastInput(rows);
  const { run } = rerun(null, oneYear(assume(files, assumptions), year));
  const { counties, countyHistory } = composition;
  const unknown: UnknownInputs = {
    lastTold: countyHistory === null ? [] : await lastToldYears(store, counties, countyHistory),
    untoldCounties: rows.countyTrades.length === 0 ? new Set() : untoldCounties(rows.countyTrades, rows.counties),
    unratedRaces: rows.races.filter((race) => race.year === year && race.rating === null),
  };
  return { run, files, assumptions, composition, membership, unknown };
}

/** The input of one year, whose totals are those of the whole run. */
function oneYear(input: ForecastInput, year: number): ForecastInput {
  const place = input.years.indexOf(year);
  if (place < 0) throw unknownYear(input, year);
  const totals = nationalTotals(input).map((medium, m): NationalTotal => {
    const [core, political] = [medium.core[place] ?? 0, medium.political[place] ?? 0];
    return { medium: input.media[m] ?? "", year, core, political, ...medium.provenance[place]! };
  });
  const { constraints = [] } = input;
  const evidence = input.evidence.filter((line) => line.year === year);
  const held = constraints.flatMap((one) =>
    one.years === undefined || one.years.includes(year) ? [{ ...one, years: [year] }] : [],
  );
  return { ...input, years: [year], totals, evidence, constraints: held };
}

function unknownYear({ years }: ForecastInput, year: number): Failure {
  const message = `The revision has the years ${years[0]} to ${years.at(-1)}, not ${year}.`;
  return new Failure("invalid-input", message, [{ pointer: "/query/year", message }]);
}
