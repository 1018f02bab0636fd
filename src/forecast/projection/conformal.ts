import type { EvenSeries } from "./yearSeries.ts";

/** A miss of a forecast: how far, in spreads of the series. */
export interface Miss {
  /** Whose it was. */
  readonly series: EvenSeries;
  /** Years that the model knew. */
  readonly history: number;
  /** Years ahead, from 1. */
  readonly horizon: number;
  /** The year that was forecast: from then on the miss is known. */
  readonly target: number;
  /** Part of the forecast that the figure lay away from it, against the series' spread. */
  readonly spreads: number;
}

/** The part of misses that a band takes in. */
export const COVERAGE = 0.8;
/** Fewer misses than this say nothing of a horizon. */
const LEAST_MISSES = 9;
/** So many misses of models that knew half as much or more are enough to leave those of younger ones out: these missed by more. */
const ENOUGH_ALIKE = 30;
/** What a miss still weighs a year later: where a whole trade turns, the misses of these years say more than those of calm ones. */
const FADING = 0.95;

/**
 * How far a forecast errs if a series is a random walk whose growth was estimated from its history, in yearly surprises: surprises add up,
 * and the error of the growth runs on. Of n years, n − 1 growths are seen and one is used up by the estimate. Only the form is
 * taken from here, so that misses of young series and of older ones compare; the size comes from the misses.
 */
function reach(horizon: number, history: number): number {
  return Math.sqrt(horizon + horizon ** 2 / Math.max(1, history - 2));
}

/** Misses as they became known, ready to be asked for bands. */
export interface Misses {
  /**
   * Half widths of bands in spreads of a series, by horizon from 1 on: conformal quantiles of the misses that were known by a year, of
   * the kind where there are enough, else of all series that elections make, or do not. Never narrower for a later year; horizons that nobody has
   * reached yet grow as a random walk does. Null where too little is known.
   */
  widths(of: Pick<Miss, "series" | "history"> & { readonly year: number }, horizons: number): number[] | null;
}

export function gatherMisses(misses: readonly Miss[]): Misses {
  const sized = misses.map((miss) => ({ ...miss, size: miss.spreads / reach(miss.horizon, miss.history) }));
  const byHorizon = Map.groupBy(
    sized.toSorted((a, b) => a.size - b.size),
    ({ horizon }) => horizon,
  );
  return {
    widths({ series, year, history }, horizons) {
      const list: number[] = [];
      for (let horizon = 1; horizon <= horizons; horizon++) {
        const all = (byHorizon.get(horizon) ?? []).filter(
          (miss) => miss.target <= year && miss.series.political === series.political,
        );
        const own = all.filter((miss) => miss.series.kind === series.kind);
        const alike = own.filter((miss) => miss.history * 2 >= history);
        const size = quantile(alike.length >= ENOUGH_ALIKE ? alike : own, year) ?? quantile(all, year);
        const before = list.at(-1);
        if (size === null && before === undefined) return null;
        const here = reach(horizon, history);
        const width = size === null ? ((before ?? 0) * here) / reach(horizon - 1, history) : size * here;
        list.push(Math.max(width, before ?? 0));
      }
      return list;
    },
  };
}

/**
 * Of misses in order of size the one below which 80 % of the weight lies, the miss to come counted in beyond all others: at least
 * that part of what comes lies below, if it comes from the same urn (Vovk, Gammerman and Shafer 2005), and nearly so where the urn changes
 * slowly, since older misses weigh less (Barber, Candès, Ramdas and Tibshirani 2023).
 */
function quantile(misses: readonly { readonly size: number; readonly target: number }[], year: number): number | null {
  if (misses.length < LEAST_MISSES) return null;
  const weights = misses.map(({ target }) => FADING ** (year - target));
  const wanted = COVERAGE * (weights.reduce((sum, weight) => sum + weight, 0) + 1);
  let weight = 0;
  for (const [place, miss] of misses.entries()) {
    weight += weights[place] ?? 0;
    if (weight >= wanted - 1e-9) return miss.size;
  }
  return misses.at(-1)?.size ?? null;
}
