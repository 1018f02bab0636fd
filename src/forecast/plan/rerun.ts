import type { StatedFit } from "#domain/forecast/statedFit.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { checkInput } from "../checkInput.ts";
import type { EarlierTables, YearTable, YearTables } from "../earlierTables.ts";
import type { ForecastInput } from "../input.ts";
import { type MediumTotals, nationalTotals } from "../nationalTotals.ts";
import { yearSettler } from "../yearTables.ts";

/** A forecast kept table by table, so that the next one can take over what an edit does not touch. */
export interface ForecastRun {
  readonly input: ForecastInput;
  /** As given or modelled, in the order of the media; evidence may have raised what came of them. */
  readonly totals: readonly MediumTotals[];
  /** In the order of the years. */
  readonly years: readonly YearTables[];
}

export interface Rerun {
  readonly run: ForecastRun;
  /** The tables that are not the ones of the run before. */
  readonly changed: readonly YearTable[];
}

/** A run that goes on year by year, so that the year in sight can be shown before the rest is made. */
export interface BegunRerun extends Pick<ForecastRun, "totals"> {
  /** The tables of a year that are not the ones of the run before. @throws ForecastError */
  changedIn(year: number): readonly YearTable[];
  /** The run with all its years. @throws ForecastError */
  whole(): Rerun;
}

/**
 * The forecast of an input, to the dollar what `buildForecast` makes of it. Only tables that an edit touches are balanced: those whose
 * margins, strengths, evidence or basis differ from the run before. What shows in none of these touches every table.
 *
 * @throws ForecastError like `buildForecast`; the run before stays as it is
 */
export function rerun(before: ForecastRun | null, input: ForecastInput): Rerun {
  return beginRerun(before, input).whole();
}

/** The same begun: years are independent of each other, so any of them can be made first. */
export function beginRerun(before: ForecastRun | null, input: ForecastInput): BegunRerun {
  checkInput(input);
  const totals = nationalTotals(input);
  const earlier = before && isComparable(before.input, input) ? earlierTables(before, input, totals) : null;
  const settle = yearSettler(input, totals, earlier);
  const made = new Map<number, YearTables>();
  const settled = (year: number, place: number): YearTables => {
    const tables = made.get(year) ?? settle(year, place);
    made.set(year, tables);
    return tables;
  };
  const known = new Set(before?.years.flatMap(({ tables }) => tables));
  const changed = ({ tables }: YearTables) => tables.filter((table) => !known.has(table));
  return {
    totals,
    changedIn: (year) => changed(settled(year, input.years.indexOf(year))),
    whole: () => {
      const years = input.years.map(settled);
      return { run: { input, totals, years }, changed: years.flatMap(changed) };
    },
  };
}

/**
 * What may differ between runs of which one takes over tables: margins and strengths tell what moved, constraints are laid over them. Anything
 * else touches every table.
 */
const SHOWS_IN_TABLES: ReadonlySet<string> = new Set([
  "totals",
  "mix",
  "drivers",
  "markets",
  "trades",
  "activity",
  "fit",
  "races",
  "shocks",
  "evidence",
  "constraints",
]);

function isComparable(one: ForecastInput, other: ForecastInput): boolean {
  // Maps show nothing of themselves as JSON.
  if (one.observed?.spend !== other.observed?.spend) return false;
  const marketsOf = ({ markets }: ForecastInput) => markets.map(({ market }) => market);
  if (!isAlike(marketsOf(one), marketsOf(other))) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => {
    if (SHOWS_IN_TABLES.has(key)) return true;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the keys of either input
    const name = key as keyof ForecastInput;
    return isAlike(one[name], other[name]);
  });
}

function isAlike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function earlierTables(before: ForecastRun, input: ForecastInput, totals: readonly MediumTotals[]): EarlierTables {
  const tables = new Map(
    before.years.flatMap((year) => year.tables).map((table) => [nameOf(table.estimate), table] as const),
  );
  const places = new Map(input.years.map((year, place) => [year, place]));
  const sameEvidence = before.input.evidence === input.evidence;
  const sameConstraints = isAlike(before.input.constraints ?? [], input.constraints ?? []);
  const [mixBefore, mixNow] = [mixByMedium(before.input), mixByMedium(input)];
  const isSameOf = (name: "shocks" | "markets" | "trades" | "activity") => isAlike(before.input[name], input[name]);
  const sameForAll = isSameOf("shocks") && isSameOf("markets") && isSameOf("trades") && isSameOf("activity");
  const settled = new Set(
    input.media.filter(
      (medium, place) =>
        sameForAll &&
        isAlike(tableFigures(before.totals[place]), tableFigures(totals[place])) &&
        isAlike(before.input.drivers?.[medium], input.drivers?.[medium]) &&
        isAlike(fitIn(before.input, medium), fitIn(input, medium)) &&
        mixBefore.get(medium) === mixNow.get(medium) &&
        // A medium without political weights takes those of all media.
        mixBefore.get(ALL_MEDIA) === mixNow.get(ALL_MEDIA),
    ),
  );
  return {
    isSettled: (medium) => settled.has(medium),
    table: (medium, year, part) => {
      const table = tables.get(nameOf({ medium, year, part: { name: part } }));
      return sameConstraints ? table : (table?.unconstrained ?? table);
    },
    year: (year) => (sameEvidence && sameConstraints ? (before.years[places.get(year) ?? -1] ?? null) : null),
  };
}

function fitIn({ fit = [] }: ForecastInput, medium: string): readonly StatedFit[] {
  return fit.filter((one) => one.medium === medium);
}

/** What of a medium's totals its tables are made of: how far off they may be is no part of it. */
function tableFigures(totals: MediumTotals | undefined): object {
  return { core: totals?.core, political: totals?.political, bases: totals?.provenance.map(({ basis }) => basis) };
}

function nameOf({ medium, year, part }: { medium: string; year: number; part: { name: string } }): string {
  return `${medium} ${year} ${part.name}`;
}

const ALL_MEDIA = "*";

/** The mix of each medium as one comparable text. */
function mixByMedium({ mix }: ForecastInput): Map<string, string> {
  const byMedium = new Map<string, string>();
  const add = (medium: string, words: string) => byMedium.set(medium, `${byMedium.get(medium) ?? ""}${words} `);
  for (const { subVertical, medium, weight } of mix) {
    add(medium, `${subVertical} ${weight}`);
    if (POLITICAL_SUB_VERTICALS.includes(subVertical)) add(ALL_MEDIA, `${subVertical} ${medium} ${weight}`);
  }
  return byMedium;
}
