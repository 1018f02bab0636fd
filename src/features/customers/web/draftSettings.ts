import type { CustomerRecord, CustomerSettings } from "../contract/customerSchemas.ts";

/** What of a customer can be edited, as it stands. */
export function draftSettings(customer: CustomerRecord): CustomerSettings {
  const { name, kind, plan, status, access, markets, allMarkets, verticals, seats } = customer;
  const { startsOn, endsOn, owner, defaultAccess, tenants, brandColour, brandAccent, reportLinks } = customer;
  return {
    name,
    kind,
    plan,
    status,
    access,
    markets,
    allMarkets,
    verticals,
    seats,
    startsOn,
    endsOn,
    owner: owner?.id ?? null,
    defaultAccess,
    tenants,
    brandColour,
    brandAccent,
    reportLinks,
  };
}
