import { isCustomMarket, type Market, NATION } from "../markets/market.ts";

export const ROLES = ["Administrator", "Subscriber"] as const;
export type Role = (typeof ROLES)[number];

/** The feature flags, spelled as the specification spells them. */
export const ACCESS_FLAGS = ["tv", "radio", "shareOfWallet", "sellingAides", "guidesAndInsights"] as const;
export type AccessFlag = (typeof ACCESS_FLAGS)[number];

/** What a signed-in person may reach: the customer's rights narrowed by the person's own. */
export interface Rights {
  readonly role: Role;
  readonly access: readonly AccessFlag[];
  /** Market ids; "all" for administrators. The nation is open to everyone, and custom markets to those named below. */
  readonly markets: readonly string[] | "all";
  /** The custom markets that are open to this person; all of them to administrators, whatever stands here. Absent is none. */
  readonly customMarkets?: readonly string[];
  /** Vertical ids; "all" where nothing narrows them. */
  readonly verticals: readonly string[] | "all";
}

/** What a screen or an endpoint asks for: nothing, a signed-in person, a role, or any one of some flags. */
export type Requirement = "anyone" | "signedIn" | { readonly role: Role } | { readonly access: readonly AccessFlag[] };

/** Whether these rights meet a requirement; null is a caller who is not signed in. Administrators meet every one. */
export function mayUse(rights: Rights | null, requirement: Requirement): boolean {
  if (requirement === "anyone") return true;
  if (rights === null) return false;
  if (requirement === "signedIn" || rights.role === "Administrator") return true;
  if ("role" in requirement) return rights.role === requirement.role;
  return requirement.access.some((flag) => rights.access.includes(flag));
}

/** Whether a market's figures may be read; the nation's may by everyone who is signed in. */
export function mayReadMarket(rights: Rights, market: string): boolean {
  if (market === NATION) return true;
  if (isCustomMarket(market)) return rights.role === "Administrator" || (rights.customMarkets ?? []).includes(market);
  return rights.markets === "all" || rights.markets.includes(market);
}

/** Whether a market stands in lists and rankings of somebody: one that is not active does for administrators alone. */
export function isOffered(rights: Rights, { id, inactive }: Pick<Market, "id" | "inactive">): boolean {
  return mayReadMarket(rights, id) && (inactive !== true || rights.role === "Administrator");
}

export function mayReadVertical(rights: Rights, vertical: string): boolean {
  return rights.verticals === "all" || rights.verticals.includes(vertical);
}
