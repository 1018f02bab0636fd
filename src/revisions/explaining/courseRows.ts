import type { Database } from "#platform/database/database.ts";
import { countyLines, marketLine, mixLine, totalLines } from "#platform/database/queries/inputLines.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { spendLines } from "#platform/database/queries/spendRows.ts";
import { assumptionChanges } from "#domain/forecast/assumptionChanges.ts";
import { type Assumptions, NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import type { CellCourse } from "#domain/forecast/cellCourse.ts";
import type { Trade } from "#domain/forecast/trade.ts";
import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import type { Office } from "#domain/races/race.ts";
import type { Basis } from "#domain/revisions/revision.ts";
import { expandMedium } from "#revisions/ingest/cells/expandMedium.ts";
import { expandTarget } from "#revisions/ingest/cells/expandTarget.ts";
import { observedFiles } from "../adIntel/observedSpend.ts";
import { reaches } from "./explainCell.ts";
import type { YearRun } from "./yearRun.ts";

interface FileLine {
  /** The file's name as it was imported. */
  readonly file: string;
  /** Null where it was imported before lines were kept. */
  readonly line: number | null;
}

/** The rows of files that a course was reckoned from. */
export interface CourseRows {
  /** Every year that is given of the medium. */
  readonly totals: readonly (FileLine & {
    readonly year: number;
    readonly dollars: number;
    readonly basis: Basis;
    readonly source: string;
  })[];
  readonly mix: (FileLine & { readonly weight: number }) | null;
  readonly market: FileLine | null;
  readonly counties: readonly CountyOfMarket[];
  readonly countiesFile: string;
  readonly marketCountiesFile: string;
  /** The spend lines that speak of the figure. */
  readonly spend: readonly (FileLine & {
    readonly target: string;
    readonly medium: string;
    readonly dollars: number;
    readonly least: boolean;
  })[];
  /** What the sub-vertical follows from market to market, and where it is counted; null for sums and where no file says it. */
  readonly trade: {
    /** Null where it is stated and in no file. */
    readonly file: string | null;
    readonly countsFile: string | null;
    readonly naics: readonly string[];
    readonly reason: Trade["reason"];
  } | null;
  /** Where drivers by year and races stand; null where no file tells them. */
  readonly historyFile: string | null;
  readonly racesFile: string | null;
  /** What observed spend that reaches the figure stands in, and the days that it speaks of; null where none does. */
  readonly observed: {
    readonly files: readonly string[];
    readonly firstDay: string;
    /** The first day after it. */
    readonly endDay: string;
  } | null;
  /** What no file tells of the figure's place and year, and a rule stands in for. */
  readonly unknown: UnknownOfCourse;
  /** The kinds of assumptions that reach the figure. */
  readonly assumed: readonly (keyof Assumptions)[];
}

export interface UnknownOfCourse {
  /** Drivers that the file of counties by year tells up to an earlier year, or of no year. */
  readonly drivers: readonly { readonly driver: CountyDriver; readonly year: number | null }[];
  /** Counties of the market whose trades the file does not tell; of figures that follow a trade. */
  readonly counties: readonly string[];
  /** Races in the states of the market that nobody rated; of political figures. */
  readonly races: readonly { readonly office: Office; readonly state: string }[];
}

interface CountyOfMarket extends Readonly<Record<CountyDriver, number>> {
  readonly fips: string;
  readonly name: string;
  readonly state: string;
  /** Part of the county that lies in the market. */
  readonly share: number;
  readonly shareLine: number | null;
  readonly line: number | null;
  readonly estimated: readonly CountyDriver[];
}

const MOST_LINES = 50;

/** Where the numbers of a course stand: files and lines. */
export async function courseRows(
  store: Database,
  revision: number,
  made: YearRun,
  { place, ...course }: CellCourse,
): Promise<CourseRows> {
  const { composition, assumptions } = made;
  const names = new Map((await revisionImports(store, revision)).map((one) => [one.importId, one.fileName]));
  const fileOf = (importId: number) => names.get(importId) ?? "";
  const { nationalTotals, verticalMix, marketsTv, counties, marketCounties, spend } = composition;
  const { market, medium, subVertical, part, year } = place;
  const totals = await totalLines(store, nationalTotals, medium);
  const mix = subVertical === null ? null : await mixLine(store, verticalMix, medium, subVertical);
  const lines = market === null ? [] : await spendLines(store, spend, market, year);
  const speaking = lines.filter(
    (line) =>
      expandMedium(line.medium).includes(medium) &&
      (subVertical === null || expandTarget(line.target).includes(subVertical)),
  );
  const stated = assumptionChanges(NO_ASSUMPTIONS, assumptions).filter((one) =>
    reaches(one, { market, subVertical, medium, year }, part),
  );
  const observed = course.market?.observed ?? course.subVertical?.weighed?.steered?.observed;
  const found = observed ? await observedFiles(store, revision, { market, medium, year: observed.year }) : null;
  return {
    totals: totals.map(({ core, political, ...row }) => ({
      ...row,
      file: fileOf(nationalTotals),
      dollars: part === "core" ? core : political,
    })),
    mix: mix && { ...mix, file: fileOf(verticalMix) },
    market: market === null ? null : { file: fileOf(marketsTv), line: await marketLine(store, marketsTv, market) },
    counties: market === null ? [] : await countiesOf(store, made, market),
    countiesFile: fileOf(counties),
    marketCountiesFile: fileOf(marketCounties),
    spend: speaking.slice(0, MOST_LINES).map(({ importId, ...line }) => ({ ...line, file: fileOf(importId) })),
    trade: tradeOf(made, subVertical, (importId) => (importId === null ? null : fileOf(importId))),
    historyFile: composition.countyHistory === null ? null : fileOf(composition.countyHistory),
    racesFile: composition.races === null || part === "core" ? null : fileOf(composition.races),
    observed: found && {
      files: [...new Set(found.imports.map(fileOf))],
      firstDay: found.firstDay,
      endDay: found.endDay,
    },
    unknown: unknownOf(made, place),
    assumed: [...new Set(stated.map(({ field }) => field))],
  };
}

function unknownOf({ run, unknown, membership }: YearRun, place: CellCourse["place"]): UnknownOfCourse {
  const { market, subVertical, part, year } = place;
  if (market === null) return { drivers: [], counties: [], races: [] };
  const counties = (membership.get(market) ?? []).map(({ county }) => county);
  const states = new Set(counties.map(({ state }) => state));
  const trade = run.input.trades?.find((one) => one.subVertical === subVertical);
  return {
    drivers: unknown.lastTold.filter((told) => told.year === null || told.year < year),
    counties: trade?.naics.length
      ? counties.filter(({ fips }) => unknown.untoldCounties.has(fips)).map(({ name }) => name)
      : [],
    races: part === "political" ? unknown.unratedRaces.filter(({ state }) => states.has(state)) : [],
  };
}

function tradeOf(
  { run, composition }: YearRun,
  subVertical: string | null,
  fileOf: (importId: number | null) => string | null,
): CourseRows["trade"] {
  const trade = run.input.trades?.find((one) => one.subVertical === subVertical);
  if (!trade) return null;
  const { naics, reason } = trade;
  return { file: fileOf(composition.trades), countsFile: fileOf(composition.countyTrades), naics, reason };
}

async function countiesOf(
  store: Database,
  { composition, membership }: YearRun,
  market: string,
): Promise<CountyOfMarket[]> {
  const lines = new Map((await countyLines(store, composition, market)).map((one) => [one.fips, one]));
  return (membership.get(market) ?? []).map(({ county, share }) => ({
    ...county,
    share,
    shareLine: lines.get(county.fips)?.shareLine ?? null,
    line: lines.get(county.fips)?.line ?? null,
  }));
}
