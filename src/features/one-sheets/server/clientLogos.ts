import type { FastifyInstance } from "fastify";
import type { Queryable } from "#platform/database/database.ts";
import { clientKey, type ClientLogo, clientLogo as keptLogo } from "#platform/database/queries/clientLogo.ts";
import { readLogo } from "#platform/files/readLogo.ts";
import type { Person } from "#platform/identity/caller.ts";
import { clientLogo, removeClientLogo, setClientLogo } from "../contract/clientLogos.ts";

/** Logos of clients: always those of the caller's own organization. */
export function clientLogosRoutes(app: FastifyInstance): void {
  app.endpoint(clientLogo, async ({ query }, { caller: { person }, database }) =>
    sent(await keptLogo(database, person.customerId, query.client)),
  );

  app.endpoint(setClientLogo, async ({ body }, { caller: { person }, database }) => {
    const bytes = Buffer.from(body.data, "base64");
    const logo = { bytes, type: readLogo(bytes).type };
    await saveLogo(database, person, body.client, logo);
    return sent(logo);
  });

  app.endpoint(removeClientLogo, async ({ query }, { caller: { person }, database }) => {
    await database.query("delete from client_logo where customer_id = $1 and client = $2", [
      person.customerId,
      clientKey(query.client),
    ]);
    return sent(null);
  });
}

async function saveLogo(store: Queryable, person: Person, client: string, { bytes, type }: ClientLogo): Promise<void> {
  await store.query(
    `insert into client_logo (customer_id, client, name, logo, logo_type, person_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (customer_id, client) do update
     set name = excluded.name, logo = excluded.logo, logo_type = excluded.logo_type, person_id = excluded.person_id, at = now()`,
    [person.customerId, clientKey(client), client.trim(), bytes, type, person.id],
  );
}

function sent(logo: ClientLogo | null) {
  return { logo: logo && { type: logo.type, data: Buffer.from(logo.bytes).toString("base64") } };
}
