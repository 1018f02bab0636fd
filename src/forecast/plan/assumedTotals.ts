import { sumKnown } from "#domain/figures/amount.ts";
import type { Assumptions, ForecastPart, StatedTotal } from "#domain/forecast/assumptions.ts";
import { BASES, type Basis, type Provenance } from "#domain/revisions/revision.ts";
import { ForecastError } from "../forecastError.ts";
import type { ForecastInput, NationalTotal } from "../input.ts";
import { type MediumTotals, nationalTotals } from "../nationalTotals.ts";
import { spendParts } from "../spendPart.ts";
import { verticalWeights } from "../verticalMargins.ts";
import { outlookGrowth } from "./outlookGrowth.ts";

/** What national totals are made from. */
export type TotalsInput = Pick<ForecastInput, "years" | "media" | "subVerticals" | "currentYear" | "totals" | "mix">;

type Stated = Pick<Assumptions, "totals" | "growth" | "outlook">;

/** One part of a medium in one year, with what moved it; null where nothing did. */
interface Moved {
  readonly dollars: number;
  readonly by: StatedTotal | "growth" | "outlook" | "earlier" | null;
}

/**
 * National totals with what is stated about them. A medium that nothing is stated about keeps its totals as they are; of any other
 * every year is given, so that the growth model has nothing left to fill:
 *
 * - a stated total stands as it is; stated growth goes from the year before;
 * - later years go on from there as the model has it, up to the next year that was imported as published, derived or past;
 * - the outlook moves every year after the current one that nobody stated, published forecasts among them.
 *
 * What was typed, and what was published before something typed moved it, is `assumed`; what the model had stays `modelled`.
 *
 * @throws ForecastError where growth is stated over nothing
 */
export function assumedTotals(input: TotalsInput, stated: Stated): readonly NationalTotal[] {
  const modelled = nationalTotals(input);
  const shocked = shockFactor(input, stated.outlook);
  return input.media.flatMap((medium, place) => {
    const imported = input.totals.filter((total) => total.medium === medium);
    const totals = modelled[place];
    if (!totals) return imported;
    const path = (part: ForecastPart) => pathOf({ input, stated, medium, imported, part, totals, shocked });
    const [core, political] = [path("core"), path("political")];
    if ([...core, ...political].every(({ by }) => by === null)) return imported;
    const given = input.years.map((year, at): NationalTotal => {
      const { kind, error, partErrors, ...origin } = totals.provenance[at]!;
      const parts = [core[at]!, political[at]!] as const;
      const dollars = { core: parts[0].dollars, political: parts[1].dollars };
      return { medium, year, ...dollars, kind, ...originOf(origin, parts), ...errorsOf({ error, partErrors }, parts) };
    });
    return [...given, ...imported.filter(({ year }) => !input.years.includes(year))];
  });
}

interface Path {
  readonly input: TotalsInput;
  readonly stated: Stated;
  readonly medium: string;
  readonly imported: readonly NationalTotal[];
  readonly part: ForecastPart;
  readonly totals: MediumTotals;
  readonly shocked: ReturnType<typeof shockFactor>;
}

function pathOf({ input, stated, medium, imported, part, totals, shocked }: Path): Moved[] {
  const { years, currentYear } = input;
  const isOurs = (one: { readonly medium: string; readonly part: ForecastPart }) =>
    one.medium === medium && one.part === part;
  const statedTotals = new Map(stated.totals.filter(isOurs).map((one) => [one.year, one]));
  const growth = new Map(stated.growth.filter(isOurs).map((one) => [one.year, one.growth]));
  const held = new Set(
    imported.filter(({ basis, year }) => basis !== "modelled" || year <= currentYear).map(({ year }) => year),
  );
  let carried = 1;
  let before: number | null = null;
  return years.map((year, at): Moved => {
    const model = totals[part][at] ?? 0;
    const outlook =
      part === "core" ? outlookGrowth(stated.outlook, year, currentYear) : political(stated, year, currentYear);
    const usual = model * outlook;
    const found = statedTotals.get(year);
    const rate = growth.get(year);
    if (found || rate !== undefined) {
      const dollars: number = found ? found.dollars : grown(before, rate ?? 0, { medium, year, part });
      carried = usual > 0 ? dollars / usual : 1;
      before = dollars;
      return { dollars, by: found ?? "growth" };
    }
    if (held.has(year)) carried = 1;
    const dollars = Math.round(usual * carried * (part === "core" ? shocked(medium, year) : 1));
    before = dollars;
    if (dollars === model) return { dollars, by: null };
    return { dollars, by: carried === 1 ? "outlook" : "earlier" };
  });
}

function political({ outlook }: Stated, year: number, currentYear: number): number {
  return year > currentYear ? outlook.political : 1;
}

function grown(
  before: number | null,
  rate: number,
  place: { readonly medium: string; readonly year: number; readonly part: ForecastPart },
): number {
  if (before) return Math.round(before * (1 + rate));
  throw new ForecastError(
    "invalid-input",
    `Growth of ${place.part} spend on ${place.medium} is stated for ${place.year}, but the year before has none to grow from. State an amount instead.`,
    { kind: "growth-from-nothing", ...place },
  );
}

/** What shocks of verticals leave of a medium's core total: as much as the verticals that they strike take of it. */
function shockFactor(input: TotalsInput, { shocks }: Assumptions["outlook"]): (medium: string, year: number) => number {
  const [core] = spendParts(input.subVerticals);
  const [calm, struck] = [verticalWeights(input, core), verticalWeights({ ...input, shocks }, core)];
  return (medium, year) => {
    if (!shocks.some((shock) => shock.year === year)) return 1;
    const before = sumKnown(calm(medium, year));
    return before > 0 ? sumKnown(struck(medium, year)) / before : 1;
  };
}

/**
 * How far a total may be off, as a part of it: as the model has it, and for a stated part by its range. A part that is stated without a
 * range leaves kind and basis to tell.
 */
function errorsOf(
  model: Pick<Provenance, "error" | "partErrors">,
  [core, political]: readonly [core: Moved, political: Moved],
): Pick<Provenance, "error" | "partErrors"> {
  if (![core, political].some(({ by }) => typeof by === "object" && by !== null)) {
    return model.error === undefined ? {} : model;
  }
  const half = ({ dollars, by }: Moved, usual: number | undefined) => {
    if (by === null || typeof by === "string") return usual === undefined ? null : usual * dollars;
    const { low, high } = by;
    return low === null && high === null ? null : Math.max(dollars - (low ?? dollars), (high ?? dollars) - dollars);
  };
  const coreHalf = half(core, model.partErrors?.core);
  const politicalHalf = half(political, model.partErrors?.political);
  const sum = core.dollars + political.dollars;
  if (coreHalf === null || politicalHalf === null || sum === 0) return {};
  const part = (width: number, dollars: number) => (dollars > 0 ? Math.round((width / dollars) * 10_000) / 10_000 : 0);
  return {
    error: part(Math.hypot(coreHalf, politicalHalf), sum),
    partErrors: { core: part(coreHalf, core.dollars), political: part(politicalHalf, political.dollars) },
  };
}

const WORDS = {
  growth: "stated growth",
  outlook: "moved by the outlook",
  earlier: "goes on from a stated year",
} as const;

/** The weaker basis of both parts, and every source; a part without any money says nothing. */
function originOf(
  imported: { readonly basis: Basis; readonly source: string },
  parts: readonly Moved[],
): { basis: Basis; source: string } {
  const telling = parts.filter(({ dollars, by }) => dollars > 0 || typeof by === "object");
  const origins = (telling.length > 0 ? telling : parts).map(({ by }) => {
    if (by === null) return imported;
    if (typeof by === "object") return { basis: by.basis, source: by.source };
    const basis: Basis = by === "growth" || imported.basis !== "modelled" ? "assumed" : "modelled";
    return { basis, source: `${imported.source}; ${WORDS[by]}` };
  });
  const basis = BASES.findLast((one) => origins.some((origin) => origin.basis === one)) ?? imported.basis;
  return { basis, source: [...new Set(origins.map(({ source }) => source))].join("; ") };
}
