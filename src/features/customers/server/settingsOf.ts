import type { CustomerSettings } from "../contract/customerSchemas.ts";
import type { CustomerRow } from "./selectCustomers.ts";

/** What of a customer an administrator may set, as it stands. */
export function settingsOf(row: CustomerRow): CustomerSettings {
  return {
    name: row.name,
    kind: row.kind,
    plan: row.plan,
    status: row.status,
    access: row.access,
    markets: row.markets,
    allMarkets: row.all_markets,
    verticals: row.verticals,
    seats: row.seats,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    owner: row.owner_id === null ? null : String(row.owner_id),
    defaultAccess: row.default_access,
    tenants: row.tenants,
    brandColour: row.brand_colour,
    brandAccent: row.brand_accent,
    reportLinks: row.report_links,
  };
}

/** What a customer starts with when nothing is said: no flags, no markets, every vertical, any number of seats. */
export const EMPTY_SETTINGS: Omit<CustomerSettings, "name"> = {
  kind: "other",
  plan: "",
  status: "active",
  access: [],
  markets: [],
  allMarkets: false,
  verticals: null,
  seats: null,
  startsOn: null,
  endsOn: null,
  owner: null,
  defaultAccess: null,
  tenants: null,
  brandColour: null,
  brandAccent: null,
  reportLinks: false,
};
