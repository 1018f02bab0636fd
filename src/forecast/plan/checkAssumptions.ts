import { COUNTY_DRIVERS } from "#domain/markets/countyDriver.ts";
import type { Assumptions, StatedTotal } from "#domain/forecast/assumptions.ts";
import type { ForecastFaultKind } from "#domain/forecast/forecastFault.ts";
import { isElectionPhase, RACE_FIGURES } from "#domain/forecast/raceFigures.ts";
import type { MediumDrivers } from "#domain/forecast/mediumDrivers.ts";
import { isSubVertical, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { ForecastError, type ForecastErrorPlace } from "../forecastError.ts";
import type { ForecastInput } from "../input.ts";
import { raceFigures } from "../politics/racesByState.ts";

/** Throws a `ForecastError` that names the first assumption that is no figure, contradicts itself, or speaks of what the run does not have. */
export function checkAssumptions(input: ForecastInput, assumptions: Assumptions): void {
  const media = new Set(input.media);
  for (const { medium } of [...assumptions.totals, ...assumptions.growth, ...assumptions.mix, ...assumptions.fit])
    refuseUnknown(medium, media);
  for (const medium of [...Object.keys(assumptions.drivers), ...Object.keys(assumptions.reliability)])
    refuseUnknown(medium, media);
  refuseRepeats(assumptions.totals, "total");
  refuseRepeats(assumptions.growth, "growth");
  for (const total of assumptions.totals) checkTotal(total, input.years);
  for (const { growth, year, ...place } of assumptions.growth) {
    const name = `The stated growth of ${place.part} spend on ${place.medium} in ${year}`;
    refuseYear(year, input.years, name, { ...place, year });
    if (!(growth >= -1 && growth <= MOST_GROWTH))
      throw invalid("growth-outside", `${name} is ${growth}; it must be between -1 and ${MOST_GROWTH}.`, {
        ...place,
        year,
      });
    if (assumptions.totals.some((one) => one.medium === place.medium && one.part === place.part && one.year === year))
      throw invalid("amount-and-growth", `${name} and an amount are both stated. Keep one of them.`, {
        ...place,
        year,
      });
  }
  checkWeights(assumptions, input);
  checkTrades(assumptions, input);
  checkFit(assumptions, input);
  checkRaces(assumptions);
  for (const [medium, drivers] of Object.entries(assumptions.drivers)) checkDrivers(medium, drivers);
  for (const [medium, part] of Object.entries(assumptions.reliability))
    if (!(part >= 0 && part <= 1))
      throw invalid("reliability-outside", `The reliability of ${medium} is ${part}; it must be between 0 and 1.`, {
        medium,
      });
  checkOutlook(assumptions, input);
}

/** Tenfold in a year is no growth but a slip of the finger. */
const MOST_GROWTH = 10;
/** Exponents written with a few decimals add up to one nearly. */
const BLEND_TOLERANCE = 1e-3;
const MOST_SIZE = 1;
const MOST_ELASTICITY = 2;

function checkTotal({ medium, year, part, dollars, low, high, source }: StatedTotal, years: readonly number[]): void {
  const place = { medium, year, part };
  const name = `The stated ${part} total of ${medium} in ${year}`;
  refuseYear(year, years, name, place);
  if (!Number.isSafeInteger(dollars) || dollars < 0)
    throw invalid("no-dollars", `${name} is ${dollars}; it must be whole dollars, zero or more.`, place);
  if ((low !== null && !(low >= 0 && low <= dollars)) || (high !== null && !(high >= dollars && high < Infinity)))
    throw invalid("range-misses", `${name} is ${dollars}, but ${low} to ${high} is stated as its range.`, {
      ...place,
      amounts: { dollars, ...(low !== null && { low }), ...(high !== null && { high }) },
    });
  if (source.trim() === "") throw invalid("no-source", `${name} has no source. Say where it comes from.`, place);
}

function checkWeights({ mix }: Assumptions, { subVerticals }: ForecastInput): void {
  const known = new Set(subVerticals);
  const seen = new Set<string>();
  for (const { subVertical, medium, weight } of mix) {
    const place = { medium, subVertical };
    const name = `The stated weight of ${subVertical} on ${medium}`;
    if (!known.has(subVertical))
      throw invalid("unknown-name", `A weight is stated for the unknown sub-vertical ${subVertical}.`, place);
    if (!(weight >= 0 && weight < Infinity))
      throw invalid("weight-outside", `${name} is ${weight}; it must be a number of zero or more.`, place);
    if (seen.has(`${subVertical} ${medium}`)) throw invalid("stated-twice", `${name} is stated twice.`, place);
    seen.add(`${subVertical} ${medium}`);
  }
}

function checkTrades({ trades }: Assumptions, { subVerticals }: ForecastInput): void {
  const known = new Set(subVerticals);
  const seen = new Set<string>();
  for (const { subVertical, elasticity, income, retail, business, size } of trades) {
    const place = { subVertical };
    if (!known.has(subVertical))
      throw invalid("unknown-name", `A trade is stated for the unknown sub-vertical ${subVertical}.`, place);
    const wrong = [elasticity, income, retail, business, size].find((one) => !(Math.abs(one) <= MOST_ELASTICITY));
    if (wrong !== undefined)
      throw invalid(
        "elasticity-outside",
        `An elasticity of ${subVertical} is ${wrong}; it must lie between -${MOST_ELASTICITY} and ${MOST_ELASTICITY}.`,
        place,
      );
    if (seen.has(subVertical)) throw invalid("stated-twice", `The trade of ${subVertical} is stated twice.`, place);
    seen.add(subVertical);
  }
}

function checkFit({ fit }: Assumptions, { subVerticals }: ForecastInput): void {
  const known = new Set([...subVerticals, ...subVerticals.map(verticalOf)]);
  const seen = new Set<string>();
  for (const { category, medium, elasticities } of fit) {
    const place = { medium, ...(isSubVertical(category) ? { subVertical: category } : { vertical: category }) };
    const name = `The fit of ${medium} for ${category}`;
    if (!known.has(category))
      throw invalid("unknown-name", `A fit of ${medium} is stated for the unknown category ${category}.`, place);
    const wrong = Object.entries(elasticities).find(([, one]) => !(Math.abs(one) <= MOST_ELASTICITY));
    if (wrong)
      throw invalid(
        "elasticity-outside",
        `${name} follows ${wrong[0]} by ${wrong[1]}; it must lie between -${MOST_ELASTICITY} and ${MOST_ELASTICITY}.`,
        place,
      );
    if (seen.has(`${category} ${medium}`)) throw invalid("stated-twice", `${name} is stated twice.`, place);
    seen.add(`${category} ${medium}`);
  }
}

function checkRaces({ races }: Assumptions): void {
  const seen = new Set<string>();
  for (const { group, figures } of races) {
    const place = { races: group };
    const names: readonly string[] = RACE_FIGURES[group];
    const most = group === "voters" ? MOST_ELASTICITY : 1;
    for (const [name, value] of Object.entries(figures)) {
      if (!names.includes(name))
        throw invalid("unknown-name", `The figures of races have no ${name} in the group ${group}.`, place);
      if (!(value >= 0 && value <= most))
        throw invalid("races-outside", `${name} of the races' ${group} is ${value}; it must be 0 to ${most}.`, place);
    }
    if (seen.has(group)) throw invalid("stated-twice", `The races' ${group} is stated twice.`, place);
    seen.add(group);
    if (!isElectionPhase(group)) continue;
    const sum = Object.values(raceFigures(races)[group]).reduce((total, one) => total + one, 0);
    if (Math.abs(sum - 1) > BLEND_TOLERANCE)
      throw invalid(
        "races-apart",
        `The offices' parts of the money of a year (${group}) come to ${sum.toFixed(3)}; they must add up to 1.`,
        place,
      );
  }
}

function checkDrivers(medium: string, { blend, size, diffusion, reach = {} }: MediumDrivers): void {
  if (Object.values(reach).some((one) => !(Math.abs(one) <= MOST_ELASTICITY)))
    throw invalid(
      "elasticity-outside",
      `What of the place moves ${medium} must lie between -${MOST_ELASTICITY} and ${MOST_ELASTICITY}.`,
      { medium },
    );

  const weights = COUNTY_DRIVERS.map((driver) => blend[driver] ?? 0);
  if (weights.some((weight) => !(weight >= 0 && weight <= 1)))
    throw invalid(
      "drivers-apart",
      `The drivers of ${medium} must each weigh between 0 and 1; they weigh ${weights.join(", ")}.`,
      {
        medium,
      },
    );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (Math.abs(sum - 1) > BLEND_TOLERANCE)
    throw invalid(
      "drivers-apart",
      sum === 0
        ? `No driver of ${medium} weighs anything. Give at least one of them a weight.`
        : `The drivers of ${medium} weigh ${sum.toFixed(3)} together; they must add up to 1.`,
      { medium },
    );
  if (!(Math.abs(size) <= MOST_SIZE) || !(Math.abs(diffusion) <= MOST_SIZE))
    throw invalid(
      "size-outside",
      `Size and diffusion of ${medium} must lie between -1 and 1; they are ${size} and ${diffusion}.`,
      {
        medium,
      },
    );
}

function checkOutlook({ outlook }: Assumptions, { subVerticals }: ForecastInput): void {
  for (const rate of ["retailSales", "inflation"] as const)
    for (const { year, growth } of outlook[rate])
      if (!(growth > -1 && growth <= 1))
        throw invalid(
          "outlook-outside",
          `The outlook's growth of ${rate} in ${year} is ${growth}; it must be above -1, up to 1.`,
          {
            year,
          },
        );
  if (!(outlook.political >= 0 && outlook.political <= MOST_GROWTH))
    throw invalid(
      "political-outside",
      `The outlook's political strength is ${outlook.political}; it must be between 0 and ${MOST_GROWTH}.`,
    );
  const verticals = new Set(subVerticals.map(verticalOf));
  for (const { vertical, year, change } of outlook.shocks) {
    if (!verticals.has(vertical))
      throw invalid("unknown-name", `A shock strikes the unknown vertical ${vertical}.`, { vertical, year });
    if (!(change >= -1 && change <= MOST_GROWTH))
      throw invalid(
        "shock-outside",
        `The shock of ${vertical} in ${year} is ${change}; it must be between -1 and ${MOST_GROWTH}.`,
        {
          vertical,
          year,
        },
      );
  }
}

function refuseUnknown(medium: string, known: ReadonlySet<string>): void {
  if (!known.has(medium))
    throw invalid("unknown-name", `Something is stated about the medium ${medium}, which this run does not have.`, {
      medium,
    });
}

function refuseYear(year: number, years: readonly number[], name: string, place: ForecastErrorPlace): void {
  if (!years.includes(year))
    throw invalid("year-outside", `${name} lies outside ${years[0]} to ${years.at(-1)}.`, place);
}

function refuseRepeats(
  stated: readonly { readonly medium: string; readonly year: number; readonly part: string }[],
  what: string,
): void {
  const seen = new Set<string>();
  for (const { medium, year, part } of stated) {
    const key = `${medium} ${year} ${part}`;
    if (seen.has(key))
      throw invalid("stated-twice", `The ${part} ${what} of ${medium} in ${year} is stated twice.`, {
        medium,
        year,
        part,
      });
    seen.add(key);
  }
}

function invalid(kind: ForecastFaultKind, message: string, place: ForecastErrorPlace = {}): ForecastError {
  return new ForecastError("invalid-input", message, { kind, ...place });
}
