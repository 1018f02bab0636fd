import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import { LAYOUT_BY_NAME } from "#revisions/ingest/layoutByName.ts";
import { allColumns } from "#revisions/ingest/matchHeader.ts";
import type { UploadChoices, UploadStep } from "../contract/uploadSchemas.ts";
import { proposal } from "./describeUpload.ts";
import { recordUpload, setUpStates } from "./recordUpload.ts";
import { NOTHING_SAID, type SetUp } from "./setUp.ts";
import { expectState, lockUpload, selectUpload, type UploadRow } from "./uploadRows.ts";

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
export function changeSetUp(
  database: Database,
  by: Person,
  id: number,
  { version, step, ...said }: Said,
): Promise<UploadRow> {
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
  if (at.some((place) => place >= count)) throw new Failure("invalid-input", "The file has fewer columns than that.");
  if (new Set(at).size < at.length)
    throw new Failure("invalid-input", "One column of the file stands for one of the layout only.");
}
