import { benchmarkPeriod } from "#domain/benchmarks/benchmarkPeriod.ts";
import type { NotCompared, OurFigure } from "#domain/benchmarks/benchmarkRecord.ts";
import type { LocalBenchmark } from "#domain/benchmarks/localBenchmark.ts";
import { NATION } from "#domain/markets/market.ts";
import { sumWallet } from "#domain/wallet/sumWallet.ts";
import { expandMedium } from "../ingest/cells/expandMedium.ts";
import { expandTarget } from "../ingest/cells/expandTarget.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";

/** Kinds of advertising that cut across our media: what is sold of them is a part of each that we do not keep apart. */
const ACROSS_MEDIA: ReadonlySet<string> = new Set(["social", "search", "display"]);

interface PartOfState {
  readonly market: string;
  /** Part of the market's people who live in the state. */
  readonly part: number;
}

/** Elections come every four years: of years that are not ours the part is taken in the same phase. */
const CYCLE = 4;

/**
 * Our figure for the same place, media, advertisers and years; or why there is none. Years before ours are compared by the part of the nation's
 * money, where the nation's was published for them too: parts move slowly, dollars do not.
 *
 * @param published everything that was published, the nation's figures among it
 */
export function ourFigure(
  loadedRevision: LoadedRevision,
  benchmark: LocalBenchmark,
  published: readonly LocalBenchmark[],
): OurFigure | NotCompared {
  const { areaKind, area } = benchmark;
  if (areaKind === "owner") return "owner";
  const selection = selectionOf(loadedRevision, benchmark);
  if (typeof selection === "string") return selection;
  const parts = partsOf(loadedRevision, areaKind, area);
  if (parts.length === 0) return "market";
  const { years, shifted, media, subVerticals } = selection;
  const spentIn = (market: string) => sumWallet(loadedRevision.wallet(market), { years, media, subVerticals }) ?? 0;
  const dollars = parts.reduce((sum, { market, part }) => sum + part * spentIn(market), 0);
  if (!shifted) return { dollars: Math.round(dollars), partYears: null };
  const nation = areaKind === "nation" ? undefined : published.find((other) => isNationsOf(other, benchmark));
  const ofNation = spentIn(NATION);
  if (!nation || ofNation === 0) return "years";
  return { dollars: Math.round((nation.amount * dollars) / ofNation), partYears: spanOf(years) };
}

function isNationsOf(other: LocalBenchmark, { medium, subVertical, period }: LocalBenchmark): boolean {
  return (
    other.areaKind === "nation" &&
    other.medium === medium &&
    other.subVertical === subVertical &&
    other.period === period
  );
}

function spanOf(years: readonly number[]): string {
  return [...new Set([years[0], years.at(-1)])].join("-");
}

function selectionOf({ revision }: LoadedRevision, { medium, subVertical, period }: LocalBenchmark) {
  const span = benchmarkPeriod(period);
  if (!span || span.firstMonth !== 1 || span.lastMonth !== 12) return "period";
  const [first = span.firstYear] = revision.years;
  const shift = CYCLE * Math.ceil(Math.max(0, first - span.firstYear) / CYCLE);
  const years = Array.from({ length: span.lastYear - span.firstYear + 1 }, (_, at) => span.firstYear + shift + at);
  if (!years.every((year) => revision.years.includes(year))) return "years";
  const media = medium === null ? revision.media : expandMedium(medium);
  if (medium !== null && (ACROSS_MEDIA.has(medium) || !media.every((id) => revision.media.includes(id))))
    return "medium";
  const subVerticals = subVertical === null ? revision.subVerticals : expandTarget(subVertical);
  if (!subVerticals.every((id) => revision.subVerticals.includes(id))) return "category";
  return { years, shifted: shift > 0, media, subVerticals };
}

function partsOf(
  loadedRevision: LoadedRevision,
  areaKind: Exclude<LocalBenchmark["areaKind"], "owner">,
  area: string,
): readonly PartOfState[] {
  if (areaKind === "nation") return [{ market: NATION, part: 1 }];
  if (areaKind === "state") return marketsOfState(loadedRevision, area);
  return loadedRevision.markets.has(area) ? [{ market: area, part: 1 }] : [];
}

const states = new WeakMap<object, ReadonlyMap<string, readonly PartOfState[]>>();

/** The TV markets that reach into a state, each with the part of its people who live there. */
export function marketsOfState(loadedRevision: LoadedRevision, state: string): readonly PartOfState[] {
  const known = states.get(loadedRevision.cacheKey) ?? partsByState(loadedRevision);
  states.set(loadedRevision.cacheKey, known);
  return known.get(state) ?? [];
}

function partsByState({ markets, counties }: LoadedRevision): Map<string, PartOfState[]> {
  const found = new Map<string, PartOfState[]>();
  for (const { id, kind } of markets.values()) {
    if (kind !== "tv") continue;
    const people = new Map<string, number>();
    for (const { county, share } of counties(id))
      people.set(county.state, (people.get(county.state) ?? 0) + share * county.population);
    const all = [...people.values()].reduce((sum, one) => sum + one, 0);
    for (const [state, of] of people) {
      if (of > 0) found.set(state, [...(found.get(state) ?? []), { market: id, part: of / all }]);
    }
  }
  return found;
}
