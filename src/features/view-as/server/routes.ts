import type { FastifyInstance } from "fastify";
import { beginViewAs as begin } from "#platform/identity/viewAs/beginViewAs.ts";
import { endViewAs as end } from "#platform/identity/viewAs/endViewAs.ts";
import { beginViewAs, endViewAs } from "../contract.ts";

export function viewAsRoutes(app: FastifyInstance): void {
  app.endpoint(beginViewAs, async ({ body }, { caller, database }) => {
    const { grant, expiresAt, person } = await begin(database, caller.person, {
      personId: Number(body.person),
      reason: body.reason,
    });
    return {
      grant,
      expiresAt: expiresAt.toISOString(),
      person: { id: String(person.id), name: person.name, email: person.email },
    };
  });

  app.endpoint(endViewAs, async ({ params }, { caller, database }) => ({
    ended: await end(database, caller.person, params.grant),
  }));
}
