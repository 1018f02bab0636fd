import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import {
  beginImport,
  changeImport,
  checkImport,
  correctImport,
  describeImport,
  discardImport,
  importCorrections,
  importDifference,
  importLayouts,
  importProblems,
  imports,
  joinImport,
  oneImport,
  refusedRows,
  restoreImport,
  sendBytes,
  stopImport,
} from "../contract.ts";
import { changeSetUp } from "./changeSetUp.ts";
import { publishedNow } from "./checkUpload.ts";
import { correctUpload, selectCorrections } from "./corrections.ts";
import { describeUpload } from "./describeUpload.ts";
import { discardUpload, restoreUpload, stopWork } from "./endWork.ts";
import { recordUpload } from "./recordUpload.ts";
import { presentLayouts } from "./presentLayouts.ts";
import { presentLine, presentUpload } from "./presentUpload.ts";
import { beginUpload, receiveBytes } from "./receiveBytes.ts";
import { selectProblems } from "./selectProblems.ts";
import { startCheck, startJoin } from "./startWork.ts";
import { correctionsTable, importsTable, problemsTable } from "./tables.ts";
import type { UploadFiles } from "./uploadFiles.ts";
import { selectUpload, selectUploads, type UploadRow } from "./uploadRows.ts";

export function importsRoutes(app: FastifyInstance, { uploads: files }: { readonly uploads: UploadFiles }): void {
  app.endpoint(imports, async (_, { database }) => ({ items: (await selectUploads(database)).map(presentLine) }), {
    table: importsTable,
  });
  app.endpoint(importLayouts, () => presentLayouts());
  app.endpoint(oneImport, async ({ params }, { database }) =>
    presentUpload(database, await selectUpload(database, Number(params.upload))),
  );
  arrivalRoutes(app, files);
  setUpRoutes(app);
  findingRoutes(app, files);
  workRoutes(app);
}

function arrivalRoutes(app: FastifyInstance, files: UploadFiles): void {
  app.endpoint(beginImport, async ({ body }, { database, caller: { person } }) => {
    const row = await beginUpload(database, files, body, person);
    await record(database, person, row, "upload.begun");
    return presentUpload(database, row);
  });
  app.bytesEndpoint(sendBytes, ({ params, query }, { database }, bytes) =>
    receiveBytes(database, files, Number(params.upload), query.offset, bytes),
  );
  app.endpoint(describeImport, async ({ params, body: { version, ...said } }, { database, caller: { person } }) => {
    const reading = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    return presentUpload(
      database,
      await describeUpload(database, files, person, Number(params.upload), { version, ...reading }),
    );
  });
}

function setUpRoutes(app: FastifyInstance): void {
  app.endpoint(changeImport, async ({ params, body }, { database, caller: { person } }) =>
    presentUpload(database, await changeSetUp(database, person, Number(params.upload), body)),
  );
  app.endpoint(correctImport, async ({ params, body }, { database, caller: { person } }) =>
    presentUpload(database, await correctUpload(database, person, Number(params.upload), body)),
  );
  app.endpoint(
    importCorrections,
    async ({ params }, { database }) => {
      const { id } = await selectUpload(database, Number(params.upload));
      return { items: await selectCorrections(database, id) };
    },
    { table: correctionsTable },
  );
}

function findingRoutes(app: FastifyInstance, files: UploadFiles): void {
  app.endpoint(
    importProblems,
    async ({ params, query }, { database }) => {
      const { id } = await selectUpload(database, Number(params.upload));
      return selectProblems(database, id, query);
    },
    { table: problemsTable },
  );
  app.fileEndpoint(refusedRows, async ({ params }, { database }) => {
    const { place, file_name } = await selectUpload(database, Number(params.upload));
    const bytes = await files.readRefused(place);
    if (!bytes) throw new Failure("not-found", "There are no refused rows of this file. Check it first.");
    return { name: `${file_name.replace(/\.\w+(\.gz)?$/, "")}-refused.csv`, type: "text/csv", bytes };
  });
  app.endpoint(importDifference, async ({ params }, { database, loadedRevisions }) => {
    const { difference, checked_version, version } = await selectUpload(database, Number(params.upload));
    if (!difference || checked_version !== version)
      throw new Failure("not-found", "A difference is told of a file that was checked and has no errors.");
    const against = publishedNow(loadedRevisions)?.revision.id ?? null;
    return { ...difference, stale: difference.against !== against };
  });
}

function workRoutes(app: FastifyInstance): void {
  app.endpoint(checkImport, async ({ params, body }, { database, caller: { person } }) =>
    presentUpload(database, await startCheck(database, Number(params.upload), body.version, person)),
  );
  app.endpoint(joinImport, async ({ params, body }, { database, caller: { person } }) =>
    presentUpload(database, await startJoin(database, Number(params.upload), body.version, person)),
  );
  app.endpoint(stopImport, async ({ params }, { database }) =>
    presentUpload(database, await stopWork(database, Number(params.upload))),
  );
  app.endpoint(discardImport, async ({ params }, { database, caller: { person } }) => {
    const row = await discardUpload(database, Number(params.upload));
    await record(database, person, row, "upload.discarded");
    return presentUpload(database, row);
  });
  app.endpoint(restoreImport, async ({ params }, { database, caller: { person } }) => {
    const row = await restoreUpload(database, Number(params.upload));
    await record(database, person, row, "upload.restored");
    return presentUpload(database, row);
  });
}

function record(database: Database, by: Person, row: UploadRow, action: string): Promise<void> {
  return database.transaction((store) => recordUpload(store, by, row, action, { after: { bytes: row.bytes } }));
}
