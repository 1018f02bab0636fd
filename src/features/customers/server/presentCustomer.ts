import type { CustomerRecord } from "../contract/customerSchemas.ts";
import type { KnownMarkets } from "./knownMarkets.ts";
import type { CustomerRow } from "./selectCustomers.ts";

/** A customer as it leaves the server. */
export function presentCustomer(row: CustomerRow, known: KnownMarkets): CustomerRecord {
  return {
    id: String(row.id),
    version: row.version,
    name: row.name,
    kind: row.kind,
    plan: row.plan,
    status: row.status,
    access: row.access,
    markets: row.markets,
    unknownMarkets: row.markets.filter((market) => known?.has(market) === false),
    allMarkets: row.all_markets,
    verticals: row.verticals,
    seats: row.seats,
    seatsUsed: row.seats_used,
    people: row.people,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    owner:
      row.owner_id === null
        ? null
        : { id: String(row.owner_id), name: row.owner_name ?? "", email: row.owner_email ?? "" },
    defaultAccess: row.default_access,
    tenants: row.tenants,
    brandColour: row.brand_colour,
    brandAccent: row.brand_accent,
    reportLinks: row.report_links,
    hasLogo: row.has_logo,
    createdAt: row.created_at.toISOString(),
  };
}
