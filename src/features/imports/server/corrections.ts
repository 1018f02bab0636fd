import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import { MOST_CORRECTIONS, type UploadCorrection } from "../contract/uploadSchemas.ts";
import { recordUpload } from "./recordUpload.ts";
import { expectState, lockUpload, selectUpload, type UploadRow } from "./uploadRows.ts";

interface Wish {
  readonly version: number;
  readonly set: readonly (UploadCorrection & { readonly before: string | null })[];
  readonly remove: readonly Pick<UploadCorrection, "line" | "column">[];
}

/** Keeps corrections of a file, and takes others back. @throws Failure `conflict`, `too-large` */
export function correctUpload(
  database: Database,
  by: Person,
  id: number,
  { version, set, remove }: Wish,
): Promise<UploadRow> {
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
      throw new Failure("too-large", `More than ${MOST_CORRECTIONS} corrections are made in the file itself.`);
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
export async function selectCorrections(
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
