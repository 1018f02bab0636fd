import { ACCESS_FLAGS, type AccessFlag, type Rights, type Role } from "./access.ts";
import { isCustomMarket } from "../markets/market.ts";

/** A custom market that a customer's people may be able to read. */
export interface OwnedMarket {
  readonly id: string;
  /** Whether it belongs to the customer; else it was given to it. */
  readonly own: boolean;
  /** The markets that its own people need for it; null is more than any of them can have. */
  readonly needs: readonly string[] | null;
}

/** What a customer bought and how far one of its people is narrowed; null narrows nothing. */
export interface GrantedRights {
  readonly role: Role;
  readonly customerAccess: readonly string[];
  readonly customerMarkets: readonly string[];
  readonly customerAllMarkets: boolean;
  readonly customerVerticals: readonly string[] | null;
  readonly access: readonly string[] | null;
  readonly markets: readonly string[] | null;
  readonly verticals: readonly string[] | null;
  /** The customer's custom markets and those that an administrator gave it. */
  readonly customMarkets?: readonly OwnedMarket[];
}

/** The customer's rights narrowed by the person's own; an administrator reaches everything. */
export function narrowRights(granted: GrantedRights): Rights {
  if (granted.role === "Administrator") {
    return { role: granted.role, access: ACCESS_FLAGS, markets: "all", verticals: "all" };
  }
  const markets = narrow(granted.customerAllMarkets ? null : plain(granted.customerMarkets), plain(granted.markets));
  const open = openCustomMarkets(granted, markets);
  return {
    role: granted.role,
    access: ACCESS_FLAGS.filter((flag) => holds(granted.customerAccess, flag) && holds(granted.access, flag)),
    markets,
    ...(open.length > 0 && { customMarkets: open }),
    verticals: narrow(granted.customerVerticals, granted.verticals),
  };
}

/**
 * The custom markets that are open to a person: those that an administrator gave the customer, unless the person is narrowed to
 * markets without them, and the customer's own ones of whose members the person has every market.
 */
function openCustomMarkets(granted: GrantedRights, markets: readonly string[] | "all"): string[] {
  const { customMarkets = [], customerMarkets, markets: own } = granted;
  const isOpen = (market: OwnedMarket) => {
    if (customerMarkets.includes(market.id) && (own === null || own.includes(market.id))) return true;
    return market.own && (market.needs?.every((id) => markets === "all" || markets.includes(id)) ?? false);
  };
  return customMarkets.filter(isOpen).map(({ id }) => id);
}

/** Without custom markets, of which only those that there are can be read. */
function plain(markets: readonly string[]): readonly string[];
function plain(markets: readonly string[] | null): readonly string[] | null;
function plain(markets: readonly string[] | null): readonly string[] | null {
  return markets && markets.filter((id) => !isCustomMarket(id));
}

function holds(flags: readonly string[] | null, flag: AccessFlag): boolean {
  return flags === null || flags.includes(flag);
}

function narrow(bought: readonly string[] | null, own: readonly string[] | null): readonly string[] | "all" {
  if (bought === null) return own ?? "all";
  return own === null ? bought : bought.filter((id) => own.includes(id));
}
