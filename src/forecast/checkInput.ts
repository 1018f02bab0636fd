import { ForecastError, type ForecastErrorPlace } from "./forecastError.ts";
import type { ForecastInput, MarketDrivers, SpendEvidence } from "./input.ts";

/** Throws a `ForecastError` that names the first figure no forecast can be made from. */
export function checkInput(input: ForecastInput): void {
  checkAxes(input);
  checkTotals(input);
  checkMix(input);
  checkMarkets(input.markets);
  checkEvidence(input);
  checkConstraints(input);
}

function checkAxes({ years, media, subVerticals, markets }: ForecastInput): void {
  refuseRepeats("year", years.map(String));
  refuseRepeats("medium", media);
  refuseRepeats("sub-vertical", subVerticals);
  refuseRepeats(
    "market",
    markets.map(({ market }) => market),
  );
  years.forEach((year, place) => {
    if (!Number.isInteger(year) || year !== (years[0] ?? year) + place) {
      throw invalid(`Years must be consecutive and ascending; ${year} stands at place ${place + 1}.`, { year });
    }
  });
}

function checkTotals({ totals, media }: ForecastInput): void {
  const seen = new Set<string>();
  for (const { medium, year, core, political } of totals) {
    const place = { medium, year };
    if (!media.includes(medium)) throw invalid(`A national total is given for the unknown medium ${medium}.`, place);
    if (!Number.isInteger(year))
      throw invalid(`A national total of ${medium} is given for ${year}, which is no year.`, place);
    refuseAmount(core, `The core total of ${medium} in ${year}`, place);
    refuseAmount(political, `The political total of ${medium} in ${year}`, place);
    if (seen.has(`${medium} ${year}`))
      throw invalid(`The national total of ${medium} in ${year} is given twice.`, place);
    seen.add(`${medium} ${year}`);
  }
}

function checkMix({ mix, media, subVerticals }: ForecastInput): void {
  const [knownMedia, knownSubs, seen] = [new Set(media), new Set(subVerticals), new Set<string>()];
  for (const { subVertical, medium, weight } of mix) {
    const place = { medium, subVertical };
    if (!knownMedia.has(medium)) throw invalid(`The mix names the unknown medium ${medium}.`, place);
    if (!knownSubs.has(subVertical)) throw invalid(`The mix names the unknown sub-vertical ${subVertical}.`, place);
    refuseNegative(weight, `The mix weight of ${subVertical} on ${medium}`, place);
    if (seen.has(`${subVertical} ${medium}`)) throw invalid(`The mix names ${subVertical} on ${medium} twice.`, place);
    seen.add(`${subVertical} ${medium}`);
  }
}

function checkMarkets(markets: readonly MarketDrivers[]): void {
  for (const { market, politicalIndex, yearly = {}, politics = {}, place = {}, ...drivers } of markets) {
    const named = { ...drivers, politicalIndex };
    const told: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
      ["", named],
      [" among the figures of its place", place],
      ["'s political index of the year", politics],
      ...Object.entries(yearly).map(([year, figures]) => [` in ${year}`, figures] as const),
    ];
    for (const [where, figures] of told)
      for (const [driver, value] of Object.entries(figures))
        refuseNegative(value, `The driver ${driver} of ${market}${where}`, { market });
  }
  if (!markets.some(({ population }) => population > 0)) throw invalid("No market has any population.");
}

function checkEvidence({ evidence, markets, media, subVerticals }: ForecastInput): void {
  const known = new Set(markets.map(({ market }) => market));
  evidence.forEach((line, index) => {
    const place = { market: line.market, year: line.year };
    const name = `Spend line ${index + 1} (${line.market}, ${line.year})`;
    if (!known.has(line.market)) throw invalid(`${name} names an unknown market.`, place);
    refuseAmount(line.dollars, `The amount of spend line ${index + 1} (${line.market}, ${line.year})`, place);
    refusePositions(line, "media", media.length, name, place);
    refusePositions(line, "subVerticals", subVerticals.length, name, place);
  });
}

function refusePositions(
  line: SpendEvidence,
  axis: "media" | "subVerticals",
  length: number,
  name: string,
  place: ForecastErrorPlace,
): void {
  const within = (position: number) => Number.isInteger(position) && position >= 0 && position < length;
  if (line[axis].length > 0 && line[axis].every(within)) return;
  throw invalid(
    `${name} needs positions of ${axis} from 0 to ${length - 1}; it has [${line[axis].join(", ")}].`,
    place,
  );
}

function checkConstraints({ constraints = [], years, media, subVerticals, markets }: ForecastInput): void {
  const known: Readonly<Record<ConstraintAxis, ReadonlySet<unknown>>> = {
    markets: new Set(markets.map(({ market }) => market)),
    subVerticals: new Set(subVerticals),
    media: new Set(media),
    years: new Set(years),
  };
  constraints.forEach((constraint, index) => {
    const name = `Constraint ${index + 1}`;
    for (const axis of CONSTRAINT_AXES) refuseUnknown(constraint[axis], known[axis], `${name} names ${axis}`);
    refuseAmount(constraint.dollars, `The amount of constraint ${index + 1}`, {});
    if (constraint.rule === "zero" && constraint.dollars !== 0) {
      throw invalid(`${name} empties its cells, yet gives ${constraint.dollars} dollars; it must give 0.`);
    }
  });
}

const CONSTRAINT_AXES = ["markets", "subVerticals", "media", "years"] as const;
type ConstraintAxis = (typeof CONSTRAINT_AXES)[number];

function refuseUnknown(ids: readonly (string | number)[] | undefined, known: ReadonlySet<unknown>, what: string): void {
  if (ids === undefined) return;
  if (ids.length === 0) throw invalid(`${what}, but none of them; leave the axis out to mean all.`);
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalid(`${what} the forecast does not have: ${unknown}.`);
}

function refuseRepeats(what: string, ids: readonly string[]): void {
  if (ids.length === 0) throw invalid(`At least one ${what} is needed.`);
  const repeated = ids.find((id, place) => ids.indexOf(id) !== place);
  if (repeated !== undefined) throw invalid(`The ${what} ${repeated} is listed twice.`);
}

function refuseAmount(value: number, name: string, place: ForecastErrorPlace): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw invalid(`${name} is ${value}; it must be whole dollars, zero or more.`, place);
}

function refuseNegative(value: number, name: string, place: ForecastErrorPlace): void {
  if (value >= 0 && value < Infinity) return;
  throw invalid(`${name} is ${value}; it must be a number of zero or more.`, place);
}

function invalid(message: string, place: ForecastErrorPlace = {}): ForecastError {
  return new ForecastError("invalid-input", message, place);
}
