import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import type { Table } from "#domain/tables/table.ts";
import { addApiKey } from "#platform/identity/apiKeys/addApiKey.ts";
import { type ApiKeyRow, selectApiKeys } from "#platform/identity/apiKeys/apiKeyRows.ts";
import { revokeApiKey as revoke } from "#platform/identity/apiKeys/revokeApiKey.ts";
import type { Person } from "#platform/identity/caller.ts";
import type { Site } from "#platform/identity/site.ts";
import { allApiKeys, type ApiKeyRecord, createApiKey, ownApiKeys, revokeApiKey } from "../contract.ts";

export function apiKeysRoutes(app: FastifyInstance, site: Site): void {
  app.endpoint(ownApiKeys, async (_, { caller, database }) => ({
    items: (await selectApiKeys(database, { person: caller.person.id })).map(presentApiKey),
  }));

  app.endpoint(
    allApiKeys,
    async ({ query }, { database }) => {
      const customer = query.customer === undefined ? undefined : Number(query.customer);
      return { items: (await selectApiKeys(database, { customer })).map(presentApiKey) };
    },
    { table: apiKeysTable },
  );

  app.endpoint(createApiKey, async ({ body }, { caller: { person, rights }, database }) => {
    const personId = body.person === undefined ? person.id : Number(body.person);
    if (personId !== person.id && rights.role !== "Administrator")
      throw new Failure("role-required", "Only an administrator can create a key for someone else.");
    const { key, row } = await addApiKey(database, { ...body, personId }, actorOf(person), site);
    return { key, item: presentApiKey(row) };
  });

  app.endpoint(revokeApiKey, async ({ params }, { caller: { person, rights }, database }) => {
    const own = rights.role === "Administrator" ? {} : { person: person.id };
    return presentApiKey(await revoke(database, { id: Number(params.key), ...own }, actorOf(person)));
  });
}

function actorOf({ id, email }: Person) {
  return { id, name: email };
}

/** A key as it leaves the server: everything but what opens doors. */
function presentApiKey(row: ApiKeyRow): ApiKeyRecord {
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
function apiKeysTable({ items }: { readonly items: readonly ApiKeyRecord[] }): Table {
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
