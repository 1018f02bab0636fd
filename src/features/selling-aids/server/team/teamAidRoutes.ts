import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { MOST_TEAM_MEGABYTES } from "#domain/sellingAids/teamAid.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { StreamedFileAnswer } from "#platform/api/fileAnswer.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { type FileType, IMAGE_TYPES, isImageType } from "#platform/files/fileKinds.ts";
import type { FileStore } from "#platform/files/fileStore.ts";
import { receiveFile } from "#platform/files/receiveFile.ts";
import { noSuchFile, selectFile, type StoredFile } from "#platform/files/storedFiles.ts";
import type { Caller, Person } from "#platform/identity/caller.ts";
import { sentAidsTable } from "../../contract/sentAidsTable.ts";
import {
  addTeamAid,
  addTeamAidVersion,
  addTeamFile,
  decideTeamAid,
  deleteTeamAid,
  restoreTeamAid,
  teamAidFile,
  teamAidQueue,
  teamAids,
  undoTeamAidWithdrawal,
  withdrawTeamAid,
} from "../../contract/teamAids.ts";
import * as change from "./changeTeamAid.ts";
import { sendAnother, sendTeamAid } from "./sendTeamAid.ts";
import {
  isOwn,
  noSuchTeamAid,
  presentSentAid,
  selectOwnAids,
  selectQueue,
  selectVersion,
  type SentAidRow,
} from "./sentAids.ts";
import { countTeamDownload, selectTeamAid } from "./teamLibrary.ts";

const nameOf = ({ aid, number }: { readonly aid: string; readonly number: string }) => ({
  aid: Number(aid),
  number: Number(number),
});

export function teamAidRoutes(app: FastifyInstance, files: FileStore): void {
  app.bytesEndpoint(addTeamFile, ({ query: { name } }, { caller, database }, bytes) =>
    receiveTeamFile({ database, files }, caller.person, name, bytes),
  );
  app.endpoint(
    teamAids,
    async (_, { caller: { person }, database }) => ({
      items: (await selectOwnAids(database, person.id, person.customerId)).map((row) => presentSentAid(row, person)),
    }),
    { table: sentAidsTable },
  );
  app.endpoint(
    teamAidQueue,
    async (_, { caller: { person }, database }) => ({
      items: (await selectQueue(database)).map((row) => presentSentAid(row, person)),
    }),
    { table: sentAidsTable },
  );
  app.endpoint(addTeamAid, async ({ body }, { caller, database }) =>
    presentSentAid(await sendTeamAid(database, caller.person, body), caller.person),
  );
  app.endpoint(addTeamAidVersion, async ({ params, body }, { caller, database }) =>
    presentSentAid(await sendAnother(database, caller.person, Number(params.aid), body), caller.person),
  );
  app.endpoint(withdrawTeamAid, async ({ params }, { caller, database }) =>
    presentSentAid(await change.withdrawTeamAid(database, caller.person, nameOf(params)), caller.person),
  );
  app.endpoint(undoTeamAidWithdrawal, async ({ params }, { caller, database }) =>
    presentSentAid(await change.undoWithdrawal(database, caller.person, nameOf(params)), caller.person),
  );
  app.endpoint(deleteTeamAid, async ({ params }, { caller, database }) =>
    presentSentAid(await change.markTeamAidDeleted(database, caller, Number(params.aid), true), caller.person),
  );
  app.endpoint(restoreTeamAid, async ({ params }, { caller, database }) =>
    presentSentAid(await change.markTeamAidDeleted(database, caller, Number(params.aid), false), caller.person),
  );
  app.endpoint(decideTeamAid, async ({ params, body }, { caller, database }) =>
    presentSentAid(await change.decideTeamAid(database, caller.person, nameOf(params), body), caller.person),
  );
  app.fileEndpoint(teamAidFile, async ({ params, query }, { caller, database }) => {
    const row = await selectVersion(database, Number(params.aid), Number(params.number));
    const isReader = await checkReader(database, caller, row);
    // Who looks as somebody else leaves no trace.
    if (isReader && query.use === "keep" && !caller.viewedBy)
      await countTeamDownload(database, caller.person.id, row.id);
    return answerFile(database, files, row.file.id);
  });
}

/** Whether it is read as what the team has, rather than by who brought it or approves it. @throws Failure `not-found` for all others */
async function checkReader(store: Queryable, caller: Caller, row: SentAidRow): Promise<boolean> {
  if (row.deletedAt === null && row.status === "approved" && row.customerId === caller.person.customerId) {
    const shown = await selectTeamAid(store, caller, row.id).catch((reason: unknown) => {
      // What is about verticals of others is no reader's, but still its author's.
      if (reason instanceof Failure) return null;
      throw reason;
    });
    if (shown) return true;
  }
  const looksAfterIt = caller.rights.role === "Administrator" || (isOwn(row, caller.person) && row.deletedAt === null);
  if (!looksAfterIt) throw noSuchTeamAid();
  return false;
}

async function answerFile(store: Queryable, files: FileStore, file: string): Promise<StreamedFileAnswer> {
  const { id, name, type, bytes: size, sha256 } = await selectFile(store, file);
  return {
    name,
    type,
    size,
    etag: sha256,
    shown: isImageType(type) ? "inline" : "attachment",
    open: async () => {
      const stream = await files.get(id);
      if (!stream) throw noSuchFile();
      return stream;
    },
  };
}

const ACCEPTED: readonly FileType[] = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ...IMAGE_TYPES,
];

const MEGABYTE = 1_000_000;

/**
 * Takes in the file of an aid. It belongs to whoever brought it until an aid is sent with it.
 *
 * @throws Failure `invalid-input` for another kind of file, and where the organisation's room is taken
 */
async function receiveTeamFile(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  { id, customerId }: Person,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  await checkRoom(database, customerId);
  const file = await receiveFile({ database, files }, { bytes, name, person: id, accepts: ACCEPTED });
  await database.query("insert into team_aid_file (stored_file_id, customer_id) values ($1, $2)", [
    file.id,
    customerId,
  ]);
  return file;
}

async function checkRoom(store: Queryable, customer: number): Promise<void> {
  const [taken] = await store.query<{ bytes: number }>(
    `select coalesce(sum(file.bytes), 0)::float8 as bytes
     from team_aid_file as brought join stored_file as file on file.stored_file_id = brought.stored_file_id
     where brought.customer_id = $1`,
    [customer],
  );
  if ((taken?.bytes ?? 0) >= MOST_TEAM_MEGABYTES * MEGABYTE)
    throw wrongInput([inputError("/body", "aid-room", { most: MOST_TEAM_MEGABYTES })]);
}
