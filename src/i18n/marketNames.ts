import type { TFunction } from "i18next";
import type { Market } from "#domain/market.ts";

/** What markets are called where they stand beside each other, by id: a radio or custom market named like another says so. */
export function marketNames(
  markets: readonly Pick<Market, "id" | "kind" | "name">[],
  text: TFunction,
): ReadonlyMap<string, string> {
  const bearers = new Map<string, number>();
  for (const { name } of markets) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return new Map(
    markets.map(({ id, kind, name }) => {
      const told = bearers.get(name) === 1 || kind === "tv" || kind === "nation";
      return [id, told ? name : text(`filters.sameName.${kind}`, { name })];
    }),
  );
}
