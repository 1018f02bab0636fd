import type { Queryable } from "#platform/database/database.ts";
import type { ZipPart } from "./readZipsFile.ts";

export interface ZipFile {
  readonly file: string;
  readonly at: Date;
  readonly zips: number;
  readonly several: number;
}

/** The table that counts; null where none was brought. */
export async function selectZipFile(store: Queryable): Promise<ZipFile | null> {
  const [row] = await store.query<ZipFile>(
    "select file_name as file, at, zips, several from zip_file order by zip_file_id desc limit 1",
  );
  return row ?? null;
}

/** Puts a table in the place of the one before. */
export async function replaceZips(
  store: Queryable,
  { file, zips, several }: Omit<ZipFile, "at">,
  parts: readonly ZipPart[],
): Promise<void> {
  await store.query("delete from zip_file");
  const [made] = await store.query<{ id: number }>(
    "insert into zip_file (file_name, zips, several) values ($1, $2, $3) returning zip_file_id as id",
    [file, zips, several],
  );
  if (!made) throw new Error("The table of ZIP codes was not recorded.");
  await store.query(
    `insert into zip_county (zip_file_id, zip, county, part)
     select $1::int, zip, county, part from json_to_recordset($2::text::json) as one(zip text, county text, part double precision)`,
    [made.id, JSON.stringify(parts.map(([zip, county, part]) => ({ zip, county, part })))],
  );
}

/** The counties of ZIP codes by FIPS code, most of the ZIP code first; codes that the table does not have are missing. */
export async function selectCountiesOf(
  store: Queryable,
  zips: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (zips.length === 0) return new Map();
  const rows = await store.query<{ zip: string; county: string }>(
    `select zip, county from zip_county
     where zip = any($1) and zip_file_id = (select max(zip_file_id) from zip_file)
     order by zip, part desc nulls last, county`,
    [zips],
  );
  return new Map(
    [...Map.groupBy(rows, ({ zip }) => zip)].map(([zip, counties]) => [zip, counties.map(({ county }) => county)]),
  );
}
