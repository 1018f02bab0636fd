import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { addApiKey } from "#platform/identity/apiKeys/addApiKey.ts";
import { selectApiKeys } from "#platform/identity/apiKeys/apiKeyRows.ts";
import { revokeApiKey as revoke } from "#platform/identity/apiKeys/revokeApiKey.ts";
import type { Person } from "#platform/identity/caller.ts";
import type { Site } from "#platform/identity/site.ts";
import { allApiKeys, createApiKey, ownApiKeys, revokeApiKey } from "../contract.ts";
import { apiKeysTable, presentApiKey } from "./presentApiKey.ts";

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
      throw new Failure("role-required", "Only an administrator can make a key for somebody else.");
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
