import type { Queryable } from "#platform/database/database.ts";
import type { PublicOrigin } from "#domain/publicSources.ts";
import type { Coverage } from "#domain/revisions/coverage.ts";

/** A file that a revision is made of. */
export interface RoomImport {
  readonly id: string;
  readonly layout: string;
  readonly fileName: string;
  readonly rows: number;
  readonly by: string;
  readonly at: Date | null;
  readonly sample: boolean;
  readonly isNew: boolean;
  /** Of a file of spend. */
  readonly coverage: Coverage | null;
  /** The public sources that the product made it of. */
  readonly origins: readonly PublicOrigin[];
}

/** The files of a revision, the latest first; new are those that the revision before did not have. */
export function selectImports(store: Queryable, revision: number): Promise<RoomImport[]> {
  return store.query(
    `select i.import_id::text as id, i.layout, i.file_name as "fileName", i.rows_accepted::float8 as rows, i.started_by as by,
       i.finished_at as at, i.sample, i.coverage, i.origins, not exists (
         select 1 from revision_import b where b.revision_id = r.based_on and b.import_id = i.import_id
       ) as "isNew"
     from revision r
     join revision_import part on part.revision_id = r.revision_id
     join import i on i.import_id = part.import_id
     where r.revision_id = $1
     order by i.import_id desc`,
    [revision],
  );
}

/** A file that was taken out of a draft. */
export interface FileTakenOut {
  readonly id: string;
  readonly layout: string;
  readonly fileName: string;
  readonly by: string;
  readonly at: Date;
}

/** What was taken out of a revision while it is a draft, the last one first. */
export function selectTakenOut(store: Queryable, revision: number): Promise<FileTakenOut[]> {
  return store.query(
    `select t.import_id::text as id, t.layout, i.file_name as "fileName", t.taken_out_by as by, t.taken_out_at as at
     from draft_file_taken_out t join import i on i.import_id = t.import_id join revision r on r.revision_id = t.revision_id
     where t.revision_id = $1 and r.status = 'draft'
     order by t.taken_out_at desc, t.import_id desc`,
    [revision],
  );
}

/** The TV markets that a revision has wallets of and another one has not. */
export async function lostMarkets(store: Queryable, than: number, revision: number): Promise<string[]> {
  const rows = await store.query<{ id: string }>(
    `select market_id as id from wallet where revision_id = $1 and market_id like 'tv-%'
     except select market_id from wallet where revision_id = $2 order by id`,
    [than, revision],
  );
  return rows.map(({ id }) => id);
}

/** How many other administrators could look at what somebody did. */
export async function otherAdministrators(store: Queryable, person: number): Promise<number> {
  const [row] = await store.query<{ count: number }>(
    "select count(*)::int as count from person where role = 'Administrator' and status = 'active' and person_id <> $1",
    [person],
  );
  return row?.count ?? 0;
}
