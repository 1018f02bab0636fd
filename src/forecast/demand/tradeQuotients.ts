import type { Trade, TradeActivity } from "#domain/forecast/trade.ts";

/** A trade's location quotient in every market: that of its codes together, each by its employees nationwide. Null where none of them is known. */
export function tradeQuotients(
  { naics }: Pick<Trade, "naics">,
  { codes, nation, quotients }: TradeActivity,
): number[] | null {
  const places = naics.flatMap((code) => {
    const place = codes.indexOf(code);
    return place >= 0 && (nation[place] ?? 0) > 0 ? [place] : [];
  });
  const all = places.reduce((sum, place) => sum + nation[place]!, 0);
  if (all === 0) return null;
  return Array.from({ length: quotients.length / codes.length }, (_, market) =>
    places.reduce((sum, place) => sum + (nation[place]! / all) * (quotients[market * codes.length + place] ?? 1), 0),
  );
}
