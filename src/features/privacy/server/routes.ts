import type { FastifyInstance } from "fastify";
import type { FileAnswer } from "#api/fileAnswer.ts";
import { recordChange } from "#audit/recordChange.ts";
import type { Database } from "#database/database.ts";
import type { Caller } from "#identity/caller.ts";
import { selectPerson } from "#identity/people/selectPeople.ts";
import { myData, userData } from "../contract.ts";
import { personData } from "./personData.ts";
import { zipPersonData } from "./zipPersonData.ts";

export function privacyRoutes(app: FastifyInstance): void {
  app.fileEndpoint(myData, (_, { caller, database }) => dataOf(database, caller.person.id, caller));
  app.fileEndpoint(userData, ({ params }, { caller, database }) => dataOf(database, Number(params.user), caller));
}

/** Reads it as of one moment, and notes first that it was asked for. */
async function dataOf(database: Database, id: number, { person }: Caller): Promise<FileAnswer> {
  const at = new Date();
  const { email } = await selectPerson(database, id);
  await database.transaction((store) =>
    recordChange(store, {
      actor: { id: person.id, name: person.email },
      action: "person.dataExported",
      subjectKind: "person",
      subjectId: String(id),
      subject: email,
    }),
  );
  const data = await database.snapshot((snapshot) => personData(snapshot, id, email));
  return {
    name: `personal-data-${at.toISOString().slice(0, 10)}.zip`,
    type: "application/zip",
    bytes: await zipPersonData(data, email, at),
  };
}
