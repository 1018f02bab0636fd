import { benchmarkPeriod } from "#domain/benchmarks/benchmarkPeriod.ts";
import type { NotCompared } from "#domain/benchmarks/benchmarkRecord.ts";
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

/** Our figure for the same place, media, advertisers and years, in whole dollars; or why there is none. */
export function ourFigure(loadedRevision: LoadedRevision, benchmark: LocalBenchmark): number | NotCompared {
  const { areaKind, area } = benchmark;
  if (areaKind === "owner") return "owner";
  const selection = selectionOf(loadedRevision, benchmark);
  if (typeof selection === "string") return selection;
  const parts = partsOf(loadedRevision, areaKind, area);
  if (parts.length === 0) return "market";
  const dollars = parts.map(({ market, part }) => part * (sumWallet(loadedRevision.wallet(market), selection) ?? 0));
  return Math.round(dollars.reduce((sum, one) => sum + one, 0));
}

function selectionOf({ revision }: LoadedRevision, { medium, subVertical, period }: LocalBenchmark) {
  const years = benchmarkPeriod(period);
  if (!years || years.firstMonth !== 1 || years.lastMonth !== 12) return "period";
  const spanned = Array.from({ length: years.lastYear - years.firstYear + 1 }, (_, at) => years.firstYear + at);
  if (!spanned.every((year) => revision.years.includes(year))) return "years";
  const media = medium === null ? revision.media : expandMedium(medium);
  if (medium !== null && (ACROSS_MEDIA.has(medium) || !media.every((id) => revision.media.includes(id))))
    return "medium";
  const subVerticals = subVertical === null ? revision.subVerticals : expandTarget(subVertical);
  if (!subVerticals.every((id) => revision.subVerticals.includes(id))) return "category";
  return { years: spanned, media, subVerticals };
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
