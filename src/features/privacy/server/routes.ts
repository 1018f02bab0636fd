import type { FastifyInstance } from "fastify";
import { nodeDeflater } from "#documents/writers/xlsx/nodeDeflater.ts";
import { packZip, type ZipPart } from "#documents/writers/xlsx/packZip.ts";
import { BYTE_ORDER_MARK, csvLine } from "#domain/tables/csv.ts";
import type { FileAnswer } from "#platform/api/fileAnswer.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { selectPerson } from "#platform/identity/people/selectPeople.ts";
import { myData, userData } from "../contract.ts";
import { personData, type PersonData } from "./personData.ts";

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

/** Puts what is held about a person into one ZIP: each table as JSON and as CSV, and what the file is. */
function zipPersonData({ about, mentions }: PersonData, email: string, at: Date): Promise<Uint8Array> {
  const tables = about.flatMap(({ table, rows }): ZipPart[] => {
    const columns = Object.keys(rows[0] ?? {});
    const lines = [columns, ...rows.map((row) => columns.map((column) => plain(row[column])))];
    return [
      { name: `${table}.json`, pieces: [JSON.stringify(rows, null, 2), "\n"] },
      // With the mark by which spreadsheets know UTF-8.
      { name: `${table}.csv`, pieces: [BYTE_ORDER_MARK, ...lines.map(csvLine)] },
    ];
  });
  return packZip([...tables, { name: "README.txt", pieces: [readMe({ about, mentions }, email, at)] }], nodeDeflater);
}

function plain(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
}

function readMe({ about, mentions }: PersonData, email: string, at: Date): string {
  return [
    `What is held about ${email}, as of ${at.toISOString()}.`,
    "",
    "Each table is here twice, as JSON and as CSV:",
    ...about.map(({ table, rows }) => `  ${table}: ${rows.length}`),
    "",
    "Left out: passwords and other secrets, which are kept as hashes alone, and the bytes of files.",
    ...(mentions.length === 0
      ? []
      : [
          "",
          "These rows are about others and name you as the one who made or decided something:",
          ...mentions.map(({ table, column, rows }) => `  ${table}.${column}: ${rows}`),
        ]),
    "",
  ].join("\n");
}
