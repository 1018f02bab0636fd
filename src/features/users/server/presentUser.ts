import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { isCustomMarket } from "#domain/markets/market.ts";
import { narrowRights } from "#domain/access/narrowRights.ts";
import type { PersonRecord } from "#platform/identity/people/selectPeople.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import type { KnownMarkets } from "./knownMarkets.ts";

/** A person as administrators see one. Without published data the markets are those that are written down. */
export function presentUser(person: PersonRecord, known: KnownMarkets): UserRecord {
  const rights = narrowRights(person);
  const { id, customerId, customer, createdAt, invitedAt, lastSignIn, eraseAt, hasLocal, hasCloud } = person;
  const { version, email, name, role, access, markets, verticals, language, status } = person;
  const readable =
    rights.markets === "all"
      ? [...(known ?? [])].filter((id) => !isCustomMarket(id))
      : rights.markets.filter((id) => known?.has(id) ?? true);
  return {
    id: String(id),
    version,
    email,
    name,
    customer: { id: String(customerId), name: customer },
    role,
    access: access && [...access],
    markets: markets && [...markets],
    verticals: verticals && [...verticals],
    language,
    status,
    rights: {
      access: [...rights.access],
      markets: readable.length,
      verticals: rights.verticals === "all" ? VERTICALS.map((vertical) => vertical.id) : [...rights.verticals],
    },
    providers: [...(hasLocal ? (["local"] as const) : []), ...(hasCloud ? (["cloud"] as const) : [])],
    createdAt: createdAt.toISOString(),
    invitedAt: invitedAt?.toISOString() ?? null,
    lastSignInAt: lastSignIn?.toISOString() ?? null,
    eraseAt: eraseAt?.toISOString() ?? null,
  };
}
