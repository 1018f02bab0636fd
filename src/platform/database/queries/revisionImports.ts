import type { PublicSource } from "#domain/publicSources.ts";
import type { Queryable } from "../database.ts";

/** One of the imports that a revision is made of. */
export interface RevisionImport {
  readonly layout: string;
  readonly importId: number;
  readonly fileName: string;
  readonly sample: boolean;
  readonly rows: number;
  /** The public source that the product fetched it from, and the year or day that it is of; null for any other file. */
  readonly publicSource: PublicSource | null;
  readonly publicVintage: string | null;
}

/** What a revision is made of, oldest import first. */
export function revisionImports(store: Queryable, revision: number): Promise<RevisionImport[]> {
  return store.query(
    `select i.layout, i.import_id as "importId", i.file_name as "fileName", i.sample, i.rows_accepted as rows,
       i.public_source as "publicSource", i.public_vintage as "publicVintage"
     from revision_import r join import i on i.import_id = r.import_id
     where r.revision_id = $1
     order by i.import_id`,
    [revision],
  );
}
