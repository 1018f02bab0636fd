import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database } from "#platform/database/database.ts";
import { seesTeamCalls } from "#platform/identity/people/seesTeamCalls.ts";
import { chooseRetention, retention, RETAINED, retentionPreview } from "../contract/retention.ts";
import { countOverdue, deleteOverdue, saveRetention, selectLimited, selectRetention } from "./retentionRows.ts";

/** For how long an organisation keeps what it knows of people outside of it. Everybody there may know; who sees the team's calls chooses. */
export function retentionRoutes(app: FastifyInstance): void {
  app.endpoint(retention, async (_input, { caller: { person }, database }) => ({
    ...(await selectRetention(database, person.customerId)),
    may: await seesTeamCalls(database, person),
  }));

  app.endpoint(retentionPreview, async ({ query }, { caller: { person }, database }) => {
    const { contacts = null, calls = null, proposals = null, comments = null } = query;
    return countOverdue(database, person.customerId, { contacts, calls, proposals, comments });
  });

  app.endpoint(chooseRetention, async ({ body: { version, ...periods } }, { caller: { person }, database }) =>
    database.transaction(async (store) => {
      if (!(await seesTeamCalls(store, person)))
        throw new Failure("role-required", "Only people who see the team’s calls choose how long data is kept.");
      const { version: _, ...before } = await selectRetention(store, person.customerId);
      const saved = await saveRetention(store, person.customerId, periods, version);
      if (saved === null)
        throw new Failure("conflict", "Someone else changed this. Reload it, then make your change again.");
      await recordChange(store, {
        actor: { id: person.id, name: person.name },
        action: "retention.changed",
        subjectKind: "customer",
        subjectId: String(person.customerId),
        subject: person.customer,
        before,
        after: periods,
      });
      return { version: saved };
    }),
  );
}

/** Removes for good what organisations keep no longer, each in a step of its own, and tells the audit log how much it was. */
export async function removeOverdue(database: Database): Promise<void> {
  for (const { customer, name } of await selectLimited(database))
    await database.transaction(async (store) => {
      const gone = await deleteOverdue(store, customer, await selectRetention(store, customer));
      if (RETAINED.every((kind) => gone[kind] === 0)) return;
      await recordChange(store, {
        actor: { id: null, name: "Spotmarket" },
        action: "retention.removed",
        subjectKind: "customer",
        subjectId: String(customer),
        subject: name,
        after: { ...gone },
      });
    });
}
