import { mayReadMarket, mayUse, type Rights } from "./access.ts";

/** What of a station decides who may see it. */
export interface StationPlace {
  readonly medium: "tv" | "radio";
  /** Null where it belongs to no market. */
  readonly market: string | null;
}

/** Stations belong to those with the flag of their medium; one outside of every market to those who may read all markets. */
export function mayReadStation(rights: Rights, { medium, market }: StationPlace): boolean {
  if (!mayUse(rights, { access: [medium] })) return false;
  return market === null ? rights.markets === "all" : mayReadMarket(rights, market);
}
