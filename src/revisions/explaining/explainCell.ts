import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { assumptionChanges, type AssumptionChange } from "#domain/forecast/assumptionChanges.ts";
import { isElectionPhase, RACE_GROUPS } from "#domain/forecast/raceFigures.ts";
import { NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import type { CellCourse } from "#domain/forecast/cellCourse.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { electionPhase } from "#forecast/politicalCycle.ts";
import { cellCourse } from "#forecast/course/cellCourse.ts";
import type { ForecastInput } from "#forecast/input.ts";
import { yearRun } from "./yearRun.ts";

/** One cell, or a sum: without a market the nation, without a sub-vertical all of the part. */
export interface AskedCell {
  readonly market: string | null;
  readonly subVertical: string | null;
  readonly medium: string;
  readonly year: number;
  /** Left to the sub-vertical where one is named. */
  readonly part?: "core" | "political" | undefined;
}

/** How a figure came about, with what is stated that reaches it and the spend lines that speak of it. */
export interface CellExplanation {
  readonly course: CellCourse;
  /** By how much balancing moved what market and sub-vertical would get of the total on their own; null for sums. */
  readonly balancing: number | null;
  readonly stated: readonly AssumptionChange[];
  readonly evidence: readonly EvidenceOnCell[];
}

export interface EvidenceOnCell {
  readonly dollars: number;
  /** Over how many sub-verticals and media. */
  readonly subVerticals: number;
  readonly media: number;
  /** A part of what was spent: there is as much or more. */
  readonly least: boolean;
}

const MOST_LINES = 50;

/**
 * Reckons one year of a revision again, from the files and assumptions it is made of, and follows one figure through it.
 *
 * @throws Failure `revision-unknown`, `conflict`, `invalid-input` for a place that the revision does not have; ForecastError
 */
export async function explainCell(store: Database, revision: number, asked: AskedCell): Promise<CellExplanation> {
  const { run, files, assumptions } = await yearRun(store, revision, asked.year);
  const isPolitical = asked.subVertical !== null && POLITICAL_SUB_VERTICALS.includes(asked.subVertical);
  const part = asked.subVertical === null ? (asked.part ?? "core") : isPolitical ? "political" : "core";
  const course = cellCourse(run, { ...asked, part }, files);
  if (!course) throw unknownPlace(files, asked);
  const alone = (course.market?.share ?? 1) * (course.subVertical?.share ?? 1) * (course.total?.stated ?? 0);
  return {
    course,
    balancing: course.strength !== null && alone > 0 ? course.balanced / alone : null,
    stated: assumptionChanges(NO_ASSUMPTIONS, assumptions).filter((one) => reaches(one, asked, part)),
    evidence: linesOn(run.input, asked),
  };
}

/** Whether a statement reaches a figure. */
export function reaches(one: AssumptionChange, { medium, year, subVertical }: AskedCell, part: string): boolean {
  const { field } = one;
  if (one.medium !== undefined && one.medium !== medium) return false;
  if (one.part !== undefined && one.part !== part) return false;
  // Later years go on from what is stated of earlier ones.
  if (one.year !== undefined && one.year > year) return false;
  if (one.name === "political" && part === "core") return false;
  if (field === "fit") return part === "core" && (subVertical === null || reachesCategory(one, subVertical));
  if (field === "races") return part === "political" && reachesPhase(one.name ?? "", year);
  if (one.vertical !== undefined && (one.year !== year || part === "political")) return false;
  if (field === "mix") return one.subVertical === subVertical || subVertical === null;
  return (
    field !== "outlook" ||
    one.vertical === undefined ||
    subVertical === null ||
    one.vertical === verticalOf(subVertical)
  );
}

function reachesCategory(one: AssumptionChange, subVertical: string): boolean {
  return one.subVertical === subVertical || one.vertical === verticalOf(subVertical);
}

/** What offices get in other kinds of years says nothing of this one. */
function reachesPhase(name: string, year: number): boolean {
  const group = RACE_GROUPS.find((one) => name.startsWith(`${one}.`));
  return group === undefined || !isElectionPhase(group) || group === electionPhase(year);
}

/** Spend lines that speak of the cell, the most specific first. */
function linesOn(input: ForecastInput, { market, subVertical, medium, year }: AskedCell): CellExplanation["evidence"] {
  if (market === null || subVertical === null) return [];
  const [sub, place] = [input.subVerticals.indexOf(subVertical), input.media.indexOf(medium)];
  return input.evidence
    .filter((line) => line.market === market && line.year === year)
    .filter((line) => line.subVerticals.includes(sub) && line.media.includes(place))
    .map(({ dollars, subVerticals, media, least = false }) => ({
      dollars,
      subVerticals: subVerticals.length,
      media: media.length,
      least,
    }))
    .toSorted((a, b) => a.subVerticals * a.media - b.subVerticals * b.media)
    .slice(0, MOST_LINES);
}

function unknownPlace({ media, markets, subVerticals }: ForecastInput, asked: AskedCell): Failure {
  const refuse = (name: string, message: string) =>
    new Failure("invalid-input", message, [{ pointer: `/query/${name}`, message }]);
  if (!media.includes(asked.medium)) return refuse("medium", `The revision has no medium ${asked.medium}.`);
  if (asked.market !== null && !markets.some(({ market }) => market === asked.market))
    return refuse(
      "market",
      `${asked.market} is no TV market of the revision. Other markets are sums of parts of those.`,
    );
  if (asked.subVertical !== null && !subVerticals.includes(asked.subVertical))
    return refuse("subVertical", `The revision has no sub-vertical ${asked.subVertical}.`);
  return refuse("part", `Nothing is spent on ${asked.medium} in ${asked.year} in this part.`);
}
