import { ACCESS_FLAGS, type AccessFlag, type Rights, type Role } from "./access.ts";

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
}

/** The customer's rights narrowed by the person's own; an administrator reaches everything. */
export function narrowRights(granted: GrantedRights): Rights {
  if (granted.role === "Administrator") {
    return { role: granted.role, access: ACCESS_FLAGS, markets: "all", verticals: "all" };
  }
  return {
    role: granted.role,
    access: ACCESS_FLAGS.filter((flag) => holds(granted.customerAccess, flag) && holds(granted.access, flag)),
    markets: narrow(granted.customerAllMarkets ? null : granted.customerMarkets, granted.markets),
    verticals: narrow(granted.customerVerticals, granted.verticals),
  };
}

function holds(flags: readonly string[] | null, flag: AccessFlag): boolean {
  return flags === null || flags.includes(flag);
}

function narrow(bought: readonly string[] | null, own: readonly string[] | null): readonly string[] | "all" {
  if (bought === null) return own ?? "all";
  return own === null ? bought : bought.filter((id) => own.includes(id));
}
