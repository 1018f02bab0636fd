import type { Queryable } from "#platform/database/database.ts";
import { adIntelCategorySums, adIntelMarketSums } from "#platform/database/queries/adIntel/adIntelSums.ts";
import { type Variance, variances } from "#domain/adIntel/variance.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { ObservedState } from "./readState.ts";

/** Observed spend of a year against the published estimate, in the markets of which a medium was watched at all. */
export async function compareEstimate(
  store: Queryable,
  { scope, map, media }: ObservedState,
  published: LoadedRevision,
  { year, market }: { readonly year?: number | undefined; readonly market?: string | undefined },
): Promise<{ readonly year: number | null; readonly markets: number; readonly items: Variance[] }> {
  const ofMarkets = (await adIntelMarketSums(store, scope)).filter(
    (sum) => market === undefined || sum.market === market,
  );
  const asked = year ?? ofMarkets.reduce<number | null>((last, sum) => Math.max(last ?? 0, sum.year), null);
  const watched = new Map<string, Set<string>>();
  for (const sum of ofMarkets) {
    const medium = media.get(sum.mediaType);
    if (!medium || sum.year !== asked || !published.markets.has(sum.market)) continue;
    watched.set(medium, (watched.get(medium) ?? new Set()).add(sum.market));
  }
  const observed = new Map<string, number>();
  for (const sum of await adIntelCategorySums(store, scope, { market })) {
    const medium = media.get(sum.mediaType);
    const subVertical = map.categories.get(sum.category);
    if (!medium || !subVertical || sum.year !== asked) continue;
    const key = `${medium} ${subVertical}`;
    observed.set(key, (observed.get(key) ?? 0) + sum.dollars);
  }
  const items = [...observed].map(([key, dollars]) => {
    const [medium = "", subVertical = ""] = key.split(" ");
    const estimate = estimateOf(published, { medium, subVertical, year: asked ?? 0 }, watched.get(medium) ?? []);
    return { medium, subVertical, observed: dollars, estimate };
  });
  const markets = new Set([...watched.values()].flatMap((ids) => [...ids])).size;
  return { year: asked, markets, items: variances(items) };
}

function estimateOf(
  published: LoadedRevision,
  { medium, subVertical, year }: { readonly medium: string; readonly subVertical: string; readonly year: number },
  markets: Iterable<string>,
): number {
  let dollars = 0;
  for (const market of markets) {
    const wallet = published.wallet(market);
    const [at, of, when] = [
      wallet.subVerticals.indexOf(subVertical),
      wallet.media.indexOf(medium),
      wallet.years.indexOf(year),
    ];
    if (at >= 0 && of >= 0 && when >= 0) dollars += wallet.dollars[cellIndex(wallet, at, of, when)] ?? 0;
  }
  return dollars;
}
