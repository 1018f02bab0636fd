import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import { LAYOUTS } from "#revisions/ingest/layout.ts";
import { LAYOUT_BY_NAME } from "#revisions/ingest/layoutByName.ts";
import { allColumns } from "#revisions/ingest/matchHeader.ts";
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
import {
  MOST_CORRECTIONS,
  type UploadChoices,
  type UploadCorrection,
  type UploadStep,
} from "../contract/uploadSchemas.ts";
import { publishedNow } from "./checkUpload.ts";
import { describeUpload, proposal } from "./describeUpload.ts";
import { discardUpload, restoreUpload, stopWork } from "./endWork.ts";
import { presentLine, presentUpload } from "./presentUpload.ts";
import { beginUpload, receiveBytes } from "./receiveBytes.ts";
import { recordUpload, setUpStates } from "./recordUpload.ts";
import { selectProblems } from "./selectProblems.ts";
import { NOTHING_SAID, type SetUp } from "./setUp.ts";
import { startCheck, startJoin } from "./startWork.ts";
import { correctionsTable, importsTable, problemsTable } from "./tables.ts";
import type { UploadFiles } from "./uploadFiles.ts";
import { expectState, lockUpload, selectUpload, selectUploads, type UploadRow } from "./uploadRows.ts";

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
    if (!bytes) throw new Failure("not-found", "This file has no rejected rows. Check it first.");
    return { name: `${file_name.replace(/\.\w+(\.gz)?$/, "")}-refused.csv`, type: "text/csv", bytes };
  });
  app.endpoint(importDifference, async ({ params }, { database, loadedRevisions }) => {
    const { difference, checked_version, version } = await selectUpload(database, Number(params.upload));
    if (!difference || checked_version !== version)
      throw new Failure(
        "not-found",
        "Changes can be shown only for a file that was checked and has no errors. Check the file first.",
      );
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

type Said = {
  readonly [Key in "layout" | "columns" | "meanings" | "replace" | "coverage"]?: UploadChoices[Key] | undefined;
} & {
  readonly version: number;
  readonly step?: UploadStep | undefined;
};

/**
 * Keeps what a person says about how a file is read. Another layout brings other proposals; going from step to step alone changes nothing
 * that others would have to know.
 *
 * @throws Failure `conflict`, `invalid-input`
 */
function changeSetUp(database: Database, by: Person, id: number, { version, step, ...said }: Said): Promise<UploadRow> {
  return database.transaction(async (store) => {
    const row = await lockUpload(store, id, version);
    expectState(row, "setup", "checked");
    const before: SetUp = { ...NOTHING_SAID, ...row.set_up };
    const header = (row.description?.columns ?? []).map(({ name }) => name);
    const other = said.layout !== undefined && said.layout !== before.layout;
    const proposed =
      other && said.layout ? await proposal(store, row.customer_id, header, said.layout) : other ? NOTHING_SAID : {};
    const after: SetUp = { ...before, ...proposed, ...given(said) };
    checkColumns(after, header.length);
    const changed = JSON.stringify(after) !== JSON.stringify(before);
    // What the file stands for among others is no matter of its rows: they need not be checked again.
    const rechecked = JSON.stringify({ ...after, ...STANDING }) !== JSON.stringify({ ...before, ...STANDING });
    await store.query(
      `update upload set set_up = $2::text::jsonb, step = coalesce($3, step), changed_at = now(), version = version + $4,
         checked_version = case when not $6 and checked_version = version then version + $4 else checked_version end,
         state = case when $6 then 'setup' else $5 end
       where upload_id = $1`,
      [id, JSON.stringify(after), step ?? null, changed ? 1 : 0, row.state, rechecked],
    );
    if (changed) await recordUpload(store, by, row, "upload.setUpChanged", setUpStates(before, after, header));
    return selectUpload(store, id);
  });
}

const STANDING = { replace: false, coverage: null };

/** What was really said. */
function given(said: Omit<Said, "version" | "step">): Partial<SetUp> {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** @throws Failure `invalid-input` where a column is not the layout's, or one of the file's is taken twice */
function checkColumns({ layout, columns }: SetUp, count: number): void {
  if (layout === null) return;
  const known = new Set(allColumns(LAYOUT_BY_NAME[layout]).map(({ key }) => key));
  const unknown = Object.keys(columns).find((key) => !known.has(key));
  const at = Object.values(columns);
  if (unknown !== undefined) throw new Failure("invalid-input", `Files of ${layout} have no column ${unknown}.`);
  if (at.some((place) => place >= count))
    throw new Failure("invalid-input", "The file does not have that many columns.");
  if (new Set(at).size < at.length)
    throw new Failure("invalid-input", "A column of the file can be used for only one column of the layout.");
}

interface Wish {
  readonly version: number;
  readonly set: readonly (UploadCorrection & { readonly before: string | null })[];
  readonly remove: readonly Pick<UploadCorrection, "line" | "column">[];
}

/** Keeps corrections of a file, and takes others back. @throws Failure `conflict`, `too-large` */
function correctUpload(database: Database, by: Person, id: number, { version, set, remove }: Wish): Promise<UploadRow> {
  return database.transaction(async (store) => {
    const row = await lockUpload(store, id, version);
    expectState(row, "setup", "checked");
    await store.query(
      `delete from upload_correction c using unnest($2::bigint[], $3::text[]) as gone (line, name)
       where c.upload_id = $1 and c.line = gone.line and c.column_name = gone.name`,
      [id, remove.map(({ line }) => line), remove.map(({ column }) => column ?? "")],
    );
    const latest = [...new Map(set.map((one) => [`${one.line} ${one.column ?? ""}`, one])).values()];
    await store.query(
      `insert into upload_correction (upload_id, line, column_name, value, before)
       select $1, line, name, value, before from unnest($2::bigint[], $3::text[], $4::text[], $5::text[])
         as said (line, name, value, before)
       on conflict (upload_id, line, column_name) do update set value = excluded.value`,
      [
        id,
        latest.map(({ line }) => line),
        latest.map(({ column }) => column ?? ""),
        latest.map(({ value }) => value),
        latest.map(({ before }) => before),
      ],
    );
    await store.query(
      "update upload set version = version + 1, state = 'setup', changed_at = now() where upload_id = $1",
      [id],
    );
    const after = await selectUpload(store, id);
    if (after.corrections > MOST_CORRECTIONS)
      throw new Failure(
        "too-large",
        `More than ${MOST_CORRECTIONS} corrections are not possible here. Correct the file itself and upload it again.`,
      );
    await recordUpload(store, by, after, "upload.corrected", {
      before: { corrections: row.corrections, ...cellTexts(latest, ({ before }) => before) },
      after: { corrections: after.corrections, ...cellTexts(latest, ({ value }) => value), leftOut: leftOut(latest) },
    });
    return after;
  });
}

type Corrected = Wish["set"][number];

/** So many cells are told of one by one; all are counted, and stand with the file. */
const MOST_TOLD = 50;

/** Texts of corrected cells by their place in the file: `3 amount_usd`. */
function cellTexts(cells: readonly Corrected[], textOf: (cell: Corrected) => string | null): Record<string, string> {
  const told = cells.filter(({ column }) => column !== null).slice(0, MOST_TOLD);
  return Object.fromEntries(told.map((cell) => [`${cell.line} ${cell.column}`, textOf(cell) ?? ""]));
}

/** Lines of rows that are left out. */
function leftOut(cells: readonly Corrected[]): number[] {
  return cells
    .filter(({ column }) => column === null)
    .slice(0, MOST_TOLD)
    .map(({ line }) => line);
}

/** The corrections of a file by line. */
async function selectCorrections(
  store: Queryable,
  id: number,
): Promise<(UploadCorrection & { before: string | null })[]> {
  const rows = await store.query<{ line: number; name: string; value: string; before: string | null }>(
    `select line::float8 as line, column_name as name, value, before from upload_correction
     where upload_id = $1 order by line, column_name`,
    [id],
  );
  return rows.map(({ line, name, value, before }) => ({ line, column: name === "" ? null : name, value, before }));
}

/** Every layout with its columns, the required ones first. */
function presentLayouts(): EndpointOutput<typeof importLayouts> {
  return {
    items: LAYOUTS.map((name) => ({
      name,
      beside: LAYOUT_BY_NAME[name].beside === true,
      columns: allColumns(LAYOUT_BY_NAME[name])
        .map(({ key, required }) => ({ key, required: required === true }))
        .toSorted((a, b) => Number(b.required) - Number(a.required)),
    })),
  };
}
