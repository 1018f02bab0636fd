import type { FastifyInstance } from "fastify";
import type { FileAnswer } from "#platform/api/fileAnswer.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { selectPerson } from "#platform/identity/people/selectPeople.ts";
import { myData, userData } from "../contract.ts";
import { personData } from "./personData.ts";
import { zipPersonData } from "./zipPersonData.ts";

export function privacyRoutes(app: FastifyInstance): void {
  app.fileEndpoint(myData, (_, { caller, database }) => dataOf(database, caller.person, caller));
  app.fileEndpoint(userData, async ({ params }, { caller, database }) => {
    const id = Number(params.user);
    return dataOf(database, { id, email: (await selectPerson(database, id)).email }, caller);
  });
}

/** Notes that it was asked for, and reads it through the caller's own eyes. */
async function dataOf(
  database: Database,
  { id, email }: { readonly id: number; readonly email: string },
  { person }: Caller,
): Promise<FileAnswer> {
  const at = new Date();
  const data = await database.transaction(async (store) => {
    await recordChange(store, {
      actor: { id: person.id, name: person.email },
      action: "person.dataExported",
      subjectKind: "person",
      subjectId: String(id),
      subject: email,
    });
    return personData(store, id, email);
  });
  return {
    name: `personal-data-${at.toISOString().slice(0, 10)}.zip`,
    type: "application/zip",
    bytes: await zipPersonData(data, email, at),
  };
}
