import type { Market } from "#domain/markets/market.ts";
import type { ReportLink } from "../../contract/reportLinks.ts";
import type { LinkRow } from "./linkRows.ts";

/** A link as it leaves the server: everything but what opens it. */
export function presentLink(row: LinkRow, markets: ReadonlyMap<string, Market> | undefined): ReportLink {
  return {
    id: String(row.id),
    label: row.label,
    market: row.market,
    marketName: markets?.get(row.market)?.name ?? row.market,
    person: { id: String(row.person_id), name: row.person, email: row.email },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    opened: row.opened,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
