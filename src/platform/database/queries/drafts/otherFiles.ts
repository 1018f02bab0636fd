import type { Queryable } from "../../database.ts";

/** A file that another one of the same layout took the place of. */
export interface OtherFile {
  readonly importId: number;
  readonly fileName: string;
}

/**
 * The files of a layout that the file of a draft took the place of, oldest first: that of the revision it was begun from, and those that were brought since the draft was begun and are in no
 * revision. What was taken out by hand is not among them.
 */
export function otherFiles(store: Queryable, revision: number, layout: string): Promise<OtherFile[]> {
  return store.query<OtherFile>(
    `select i.import_id as "importId", i.file_name as "fileName"
     from revision r join import i on i.layout = $2 and i.status = 'accepted'
     where r.revision_id = $1
       and not exists (
         select 1 from revision_import own where own.revision_id = r.revision_id and own.import_id = i.import_id
       )
       and (
         exists (select 1 from revision_import b where b.revision_id = r.based_on and b.import_id = i.import_id)
         or (
           i.finished_at >= r.created_at
           and not exists (select 1 from revision_import any_other where any_other.import_id = i.import_id)
           and not exists (
             select 1 from draft_file_taken_out t where t.revision_id = r.revision_id and t.import_id = i.import_id
           )
         )
       )
     order by i.import_id`,
    [revision, layout],
  );
}
