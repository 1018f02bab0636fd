import type { Table } from "#domain/tables/table.ts";
import type { ApiKeyRow } from "#platform/identity/apiKeys/apiKeyRows.ts";
import type { ApiKeyRecord } from "../contract.ts";

/** A key as it leaves the server: everything but what opens doors. */
export function presentApiKey(row: ApiKeyRow): ApiKeyRecord {
  return {
    id: String(row.id),
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    person: {
      id: String(row.person_id),
      name: row.person,
      email: row.email,
      customerId: String(row.customer_id),
      customer: row.customer,
    },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}

/** Keys as plain rows. */
export function apiKeysTable({ items }: { readonly items: readonly ApiKeyRecord[] }): Table {
  const keys = [
    "id",
    "name",
    "hint",
    "scopes",
    "person",
    "customer",
    "created_at",
    "expires_at",
    "last_used_at",
    "revoked_at",
  ];
  return {
    columns: keys.map((key) => ({ key, unit: "text" })),
    rows: items.map((item) => [
      item.id,
      item.name,
      item.hint,
      item.scopes.join("|"),
      item.person.email,
      item.person.customer,
      item.createdAt,
      item.expiresAt,
      item.lastUsedAt,
      item.revokedAt,
    ]),
  };
}
