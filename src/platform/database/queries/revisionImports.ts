import type { PublicOrigin } from "#domain/publicSources.ts";
import type { Queryable } from "../database.ts";

/** One of the imports that a revision is made of. */
export interface RevisionImport {
  readonly layout: string;
  readonly importId: number;
  readonly fileName: string;
  readonly sample: boolean;
  readonly rows: number;
  /** The public sources that the product made it of; none for any other file. */
  readonly origins: readonly PublicOrigin[];
  /** Whether rows of a file that an organisation brought itself are in it beside them. */
  readonly holdsOwn: boolean;
}

/** What a revision is made of, oldest import first. */
export function revisionImports(store: Queryable, revision: number): Promise<RevisionImport[]> {
  return store.query(
    `select i.layout, i.import_id as "importId", i.file_name as "fileName", i.sample, i.rows_accepted as rows,
       i.origins, i.holds_own as "holdsOwn"
     from revision_import r join import i on i.import_id = r.import_id
     where r.revision_id = $1
     order by i.import_id`,
    [revision],
  );
}
