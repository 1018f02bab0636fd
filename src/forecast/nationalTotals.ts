import { basisError } from "#domain/figures/bands.ts";
import type { Provenance } from "#domain/revisions/revision.ts";
import { fillSeries, type Filling } from "./dampedTrend.ts";
import { ForecastError } from "./forecastError.ts";
import type { ForecastInput, NationalTotal } from "./input.ts";
import { politicalOf } from "./politicalCycle.ts";
import { modelWords } from "./projection/modelWords.ts";
import type { Projection } from "./projection/project.ts";
import { projectTotals } from "./projection/projectTotals.ts";

/** National totals of one medium in every year of the revision, whole dollars, by position of the year. */
export interface MediumTotals {
  readonly core: readonly number[];
  readonly political: readonly number[];
  readonly provenance: readonly Provenance[];
  /** The model behind political spend of each year, which is not that of core spend; null where the total is given. */
  readonly politicalSources?: readonly (string | null)[];
}

/**
 * Every medium's totals in every year: given ones untouched, with their provenance; the others modelled. Gaps grow at a constant rate,
 * political ones by the cycle; years after the last given one follow the mean of trends, political ones the model that did best so far. In the order of `media`.
 * Throws where a medium has no total at all.
 */
export function nationalTotals(input: TotalsInput): readonly MediumTotals[] {
  const known = remembered.get(input.totals);
  if (known && AXES.every((axis) => known.input[axis] === input[axis])) return known.totals;
  const totals = computeTotals(input);
  remembered.set(input.totals, { input, totals });
  return totals;
}

type TotalsInput = Pick<ForecastInput, "years" | "media" | "currentYear" | "totals">;

const AXES = ["years", "media", "currentYear"] as const;

/** Of the same figures the same comes: an edit in the forecast room asks for those of its revision again each time. */
const remembered = new WeakMap<readonly NationalTotal[], { input: TotalsInput; totals: readonly MediumTotals[] }>();

const OWN_MODEL = "Growth model";

function computeTotals(input: TotalsInput): MediumTotals[] {
  const projections = projectTotals(input);
  return input.media.map((medium, place) => {
    const given = new Map(input.totals.filter((total) => total.medium === medium).map((total) => [total.year, total]));
    const filled = fillSeries(seriesOf(given, "core"), input.years);
    if (filled === null) {
      throw new ForecastError(
        "medium-without-total",
        `No national total is given for ${medium}; one year at least is needed.`,
        { kind: "no-total", medium },
      );
    }
    const { core = null, political = null } = projections[place] ?? {};
    const politicalGiven = seriesOf(given, "political");
    return {
      core: input.years.map((year, at) => Math.round(ahead(core, year) ?? filled[at]?.value ?? 0)),
      political: input.years.map(
        (year) => politicalGiven.get(year) ?? Math.round(ahead(political, year) ?? politicalOf(politicalGiven, year)),
      ),
      politicalSources: input.years.map((year) => {
        if (given.has(year)) return null;
        return political && year > political.from
          ? `${OWN_MODEL}, ${modelWords(political.model)} from ${political.from}`
          : OWN_MODEL;
      }),
      provenance: input.years.map((year, at): Provenance => {
        const total = given.get(year);
        if (total) return givenProvenance(total);
        const kind = year > input.currentYear ? "forecast" : "estimate";
        const way =
          core && year > core.from ? `${modelWords(core.model)} from ${core.from}` : wordsOf(filled[at]?.filling);
        const origin = { kind, basis: "modelled", source: [OWN_MODEL, way].filter(Boolean).join(", ") } as const;
        return { ...origin, ...(core ? errorsOf(core, political, given.get(core.from), year) : {}) };
      }),
    };
  });
}

function seriesOf(given: ReadonlyMap<number, NationalTotal>, part: "core" | "political"): Map<number, number> {
  return new Map([...given.values()].map((total) => [total.year, total[part]]));
}

/** What a projection has for a year; null up to the last given one. */
function ahead(projection: Projection | null, year: number): number | null {
  return projection?.values[year - projection.from - 1] ?? null;
}

function givenProvenance({ kind, basis, source, error, partErrors }: NationalTotal): Provenance {
  return { kind, basis, source, ...(error === undefined ? {} : { error }), ...(partErrors ? { partErrors } : {}) };
}

/** Cited like a source; plain words and years, since it stands among citations. */
function wordsOf(filling: Filling | undefined): string {
  if (filling === undefined || filling.how === "given") return "";
  return filling.how === "between"
    ? `between ${filling.from} and ${filling.to}`
    : `${modelWords("dampedTrend")} from ${filling.from}`;
}

/**
 * How far a medium's spend of a year may be off, as a part of it: core and political err independently, and both start from a figure
 * that may be off itself. Nothing where pasts are too short to tell.
 */
function errorsOf(
  core: Projection,
  political: Projection | null,
  start: NationalTotal | undefined,
  year: number,
): Pick<Provenance, "error" | "partErrors"> {
  const at = year - core.from - 1;
  const error = core.errors?.[at];
  const dollars = core.values[at];
  if (error === undefined || dollars === undefined) return {};
  const politicalDollars = political?.values[at] ?? 0;
  const politicalError = political?.errors?.[at] ?? error;
  const sum = dollars + politicalDollars;
  const both = sum > 0 ? Math.hypot(dollars * error, politicalDollars * politicalError) / sum : error;
  const whole = (part: number) => rounded(Math.hypot(part, basisError(start?.basis ?? "modelled")));
  return { error: whole(both), partErrors: { core: whole(error), political: whole(politicalError) } };
}

/** No finer than anyone could know; keeps what is stored short. */
function rounded(error: number): number {
  return Math.round(error * 10_000) / 10_000;
}
