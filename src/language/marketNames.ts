import type { TFunction } from "i18next";
import type { Market } from "#domain/markets/market.ts";

/**
 * What markets are called where they stand beside each other, by id: a radio or custom market named like a market of TV or radio says so.
 * Custom markets change no other market's name, since not everybody who reads it may know of them.
 */
export function marketNames(
  markets: readonly Pick<Market, "id" | "kind" | "name">[],
  text: TFunction,
): ReadonlyMap<string, string> {
  const bearers = new Map<string, number>();
  for (const { kind, name } of markets) if (kind !== "custom") bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return new Map(
    markets.map(({ id, kind, name }) => {
      const others = (bearers.get(name) ?? 0) - (kind === "custom" ? 0 : 1);
      const told = others === 0 || kind === "tv" || kind === "nation";
      return [id, told ? name : text(`filters.sameName.${kind}`, { name })];
    }),
  );
}
